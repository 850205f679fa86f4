import * as z from 'zod';
import type { FigureProps } from '../../components/figures/Figure';
import type { LawVerdictProps } from '../../components/laws/LawVerdict';
import type { LawSummaryProps } from '../../components/laws/LawSummary';
import type { StatutesProps } from '../../components/laws/Statutes';
import type { PriceTableProps } from '../../components/prices/PriceTable';
import { ROLES } from '../../tools/law/questions';
import { known, none, words } from './attributes';
import { container, group, leaf } from './define';

const law = z.strictObject({ law: known<LawSummaryProps['law']>('laws') });

/** Directives that show data of `src/data`: videos, drawings, laws, prices, people. */
export const facts = [
  leaf('video', {
    attributes: z.strictObject({ id: known('videos') }),
    about: 'A video from src/data/videos.json; it loads only when a visitor presses play.',
    example: '::video{id=english}',
    component: async () => (await import('../../components/video/VideoFacade')).VideoFacade,
    group: group(
      'video-list',
      async () => (await import('../../components/video/VideoFacade')).VideoList,
    ),
  }),
  leaf('figure', {
    attributes: z.strictObject({ name: known<FigureProps['name']>('figures') }),
    about: 'A drawing of the site.',
    example: '::figure{name=decay-chain}',
    component: async () => (await import('../../components/figures/Figure')).Figure,
  }),
  leaf('law-summary', {
    attributes: law,
    about: 'The rules of a law in short, each with its source.',
    example: '::law-summary{law=rockville}',
    component: async () => (await import('../../components/laws/LawSummary')).LawSummary,
  }),
  container('verdict', {
    attributes: z.strictObject({
      law: known<LawVerdictProps['law']>('laws'),
      role: z.enum(ROLES, `choose one of: ${ROLES.join(', ')}`),
      title: words('the title', 40),
    }),
    about:
      'What a law comes to for one side, in a sentence or two, with the way to the law finder. Those that follow each other stand side by side.',
    example:
      ':::verdict{law=rockville role=seller title="Selling: yes."}\nThe home needs a test less than 1 year old.\n:::',
    component: async () => (await import('../../components/laws/LawVerdict')).LawVerdict,
    group: group(
      'verdict-row',
      async () => (await import('../../components/laws/LawVerdict')).LawVerdicts,
    ),
  }),
  leaf('law-sources', {
    attributes: law,
    about: 'The official sources of a law, and how old the texts are that were read.',
    example: '::law-sources{law=rockville}',
    component: async () => (await import('../../components/laws/LawSources')).LawSources,
  }),
  leaf('law-exempt-sales', {
    attributes: law,
    about: 'The list of sales that a law leaves out.',
    example: '::law-exempt-sales{law=montgomeryResale}',
    component: async () => (await import('../../components/laws/ExemptSales')).ExemptSales,
  }),
  leaf('statutes', {
    attributes: z.strictObject({ place: known<StatutesProps['place']>('places') }),
    about: 'What the statutes of Maryland, Virginia or the District ask (src/data/statutes.json).',
    example: '::statutes{place=maryland}',
    component: async () => (await import('../../components/laws/Statutes')).Statutes,
  }),
  leaf('law-table', {
    attributes: none,
    about: 'The table that compares all laws.',
    example: '::law-table',
    component: async () => (await import('../../components/laws/LawTable')).LawTable,
  }),
  leaf('law-cards', {
    attributes: none,
    about: 'A card for each law, with a link to its page.',
    example: '::law-cards',
    component: async () => (await import('../../components/laws/LawCards')).LawCards,
  }),
  leaf('tool-questions', {
    attributes: z.strictObject({
      name: z.enum(['law', 'price', 'dates', 'result'], 'choose one of: law, price, dates, result'),
    }),
    about:
      'The first questions of a tool: which law applies, what a test costs, when to test, what a result means.',
    example: '::tool-questions{name=price}',
    component: async () => (await import('../../components/tools/ToolQuestions')).ToolQuestions,
  }),
  leaf('privacy-table', {
    attributes: none,
    about: 'What visitors do, what we get of it, and how long it is kept.',
    example: '::privacy-table',
    component: async () => (await import('../../components/privacy/PrivacyTable')).PrivacyTable,
  }),
  leaf('price-table', {
    attributes: z.strictObject({
      service: known<NonNullable<PriceTableProps['service']>>('prices').optional(),
    }),
    about: 'The prices of one service, or of all without the braces.',
    example: '::price-table{service=air}',
    component: async () => (await import('../../components/prices/PriceTable')).PriceTable,
  }),
  leaf('area-prices', {
    attributes: none,
    about: 'The counties we test in, each with its price (src/data/areas.json).',
    example: '::area-prices',
    component: async () => (await import('../../components/prices/AreaPrices')).AreaPrices,
  }),
  leaf('certificates', {
    attributes: z.strictObject({ person: known('people').optional() }),
    about:
      'The certificates of one person, or without the braces those of everybody and the ' +
      'laboratory, with photos of device, laboratory and work; nothing while the data have none.',
    example: '::certificates{person=inspector}',
    component: async () => (await import('../../components/people/Proof')).Proof,
  }),
  leaf('service-cards', {
    attributes: none,
    about: 'A card for each service (src/data/services.json), and one for the sister company.',
    example: '::service-cards',
    component: async () => (await import('../../components/services/ServiceCards')).ServiceCards,
  }),
  leaf('team', {
    attributes: none,
    fixed: { id: 'team' },
    about: 'Everybody in src/data/people.json, each with the way to the page of that person.',
    example: '::team',
    component: async () => (await import('../../components/people/Team')).Team,
    alone: true,
  }),
];
