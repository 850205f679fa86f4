import * as z from 'zod';
import type { FigureProps } from '../../components/figures/Figure';
import type { LawSummaryProps } from '../../components/laws/LawSummary';
import type { StatutesProps } from '../../components/laws/Statutes';
import type { PriceTableProps } from '../../components/prices/PriceTable';
import { known, none } from './attributes';
import { leaf } from './define';

const law = z.strictObject({ law: known<LawSummaryProps['law']>('laws') });

/** What is made of the facts in `src/data`: films, drawings, laws, prices, people. */
export const facts = [
  leaf('video', {
    attributes: z.strictObject({ id: known('videos') }),
    about: 'A video from src/data/videos.json; it loads only when a visitor presses play.',
    example: '::video{id=english}',
    component: async () => (await import('../../components/video/VideoFacade')).VideoFacade,
  }),
  leaf('figure', {
    attributes: z.strictObject({ name: known<FigureProps['name']>('figures') }),
    about: 'A drawing of the site.',
    example: '::figure{name=decay-chain}',
    component: async () => (await import('../../components/figures/Figure')).Figure,
  }),
  leaf('law-summary', {
    attributes: law,
    about: 'The summary box at the top of a law page.',
    example: '::law-summary{law=rockville}',
    component: async () => (await import('../../components/laws/LawSummary')).LawSummary,
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
      'laboratory; nothing while the data have none.',
    example: '::certificates{person=inspector}',
    component: async () => (await import('../../components/people/Certificates')).CertificateList,
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
