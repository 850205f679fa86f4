import * as z from 'zod';
import { STEP_DRAWINGS, TOPIC_DRAWINGS } from '../../components/home/drawing-names';
import type { ProtocolProps } from '../../components/services/Protocol';
import type { IconName } from '../../components/ui/icon-names';
import { known, none, target, words } from './attributes';
import { container, group, leaf, marker } from './define';

const STANDARDS = [
  'homes',
  'commercial',
  'water',
  'inspection',
] as const satisfies readonly ProtocolProps['standard'][];

const cards = group(
  'card-grid',
  async () => (await import('../../components/ui/InfoCard')).CardGrid,
);

const figures = group(
  'key-figures',
  async () => (await import('../../components/home/KeyFigures')).KeyFigures,
  true,
);

const topics = group(
  'topic-list',
  async () => (await import('../../components/home/Topics')).Topics,
);

const stepCards = group(
  'step-cards',
  async () => (await import('../../components/home/StepCards')).StepCards,
);

const points = async () => (await import('../../components/markdown/Points')).Points;

/** What the pages in `src/pages` contain besides text. */
export const pages = [
  container('card', {
    attributes: z.strictObject({
      title: words('the title'),
      icon: known<IconName>('icons').optional(),
      to: target().optional(),
      standard: z.enum(STANDARDS, `choose one of: ${STANDARDS.join(', ')}`).optional(),
    }),
    about:
      'A card with a heading. Those that follow each other stand side by side. All but the ' +
      'title is optional: an icon, a page that the heading leads to, the standard of ' +
      'radon.json that is followed.',
    example: ':::card{title="Private wells" icon=water standard=water}\nTest it once.\n:::',
    component: async () => (await import('../../components/ui/InfoCard')).InfoCard,
    group: cards,
  }),
  container('steps', {
    attributes: none,
    about: 'Numbered steps, each beginning with a ### heading.',
    example: ':::steps\n### Schedule\nChoose a day.\n\n### Setup\nWe place the device.\n:::',
    component: async () => (await import('../../components/ui/Steps')).Steps,
    parts: { element: 'li', least: 2 },
  }),
  container('checked', {
    attributes: none,
    about: 'A list of what we check or what is included, with a tick at each point.',
    example: ':::checked\n- Check labels and joints\n:::',
    component: points,
    fixed: { kind: 'checked' },
  }),
  container('excluded', {
    attributes: none,
    about: 'A list of what is not included, with a cross at each point.',
    example: ':::excluded\n- We do not move furniture.\n:::',
    component: points,
    fixed: { kind: 'excluded' },
  }),
  leaf('key-figure', {
    attributes: z.strictObject({ label: words('the label'), value: words('the value', 40) }),
    about:
      'A figure in large type with words below it; those that follow each other stand in a band.',
    example: '::key-figure{label="We usually answer within" value="{{ company.responseTime }}"}',
    component: async () => (await import('../../components/home/KeyFigures')).KeyFigure,
    group: figures,
  }),
  container('topic', {
    attributes: z.strictObject({
      title: words('the title'),
      to: target(),
      drawing: z.enum(TOPIC_DRAWINGS, `choose one of: ${TOPIC_DRAWINGS.join(', ')}`).optional(),
    }),
    about: 'What brings people here, and the page that answers it. The drawing is optional.',
    example:
      ':::topic{title="I am selling" to="/tools/radon-law?role=seller" drawing=sale}\nIs a test required?\n:::',
    component: async () => (await import('../../components/home/Topics')).Topic,
    group: topics,
  }),
  container('service-offer', {
    attributes: none,
    about:
      'The services on the home page: the air test with its price and what it includes, a list, and the other services beside it.',
    example: ':::service-offer\n- A written report for every place we test\n:::',
    component: async () => (await import('../../components/home/ServiceOffer')).ServiceOffer,
  }),
  container('band', {
    attributes: z.strictObject({ title: words('the title') }),
    about:
      'A band beside two drawings, of what we do and of what we never sell. Each sentence of the title has a line to itself.',
    example: ':::band{title="We test. We do not sell repairs."}\nWe take no commission.\n:::',
    component: async () => (await import('../../components/home/Band')).Band,
    alone: true,
  }),
  container('step-card', {
    attributes: z.strictObject({
      title: words('the title'),
      drawing: z.enum(STEP_DRAWINGS, `choose one of: ${STEP_DRAWINGS.join(', ')}`),
    }),
    about:
      'A step of a test, with a drawing; a photograph in company.json, "stepPhotos", takes its place.',
    example: ':::step-card{title="Our lab analyzes them" drawing=lab}\nIn-house.\n:::',
    component: async () => (await import('../../components/home/StepCards')).StepCard,
    group: stepCards,
  }),
  leaf('proof', {
    attributes: none,
    about: 'The owners, and where their certificates can be looked up.',
    example: '::proof',
    component: async () => (await import('../../components/home/WhoComes')).WhoComes,
  }),
  container('closing', {
    attributes: z.strictObject({ title: words('the title') }),
    about: 'The last words of a page, with its buttons: book, or ask. It is not printed.',
    example: ':::closing{title="Know your radon level"}\nBook online.\n\n::schedule-button\n:::',
    component: async () => (await import('../../components/markdown/Sections')).ClosingSection,
    alone: true,
  }),
  marker('part', {
    attributes: z.strictObject({ name: known('parts') }),
    about: 'A part that several pages share: name=closing is the text of src/pages/_closing.md.',
    example: '::part{name=closing}',
    alone: true,
  }),
];
