import * as z from 'zod';

/** Which list of ids an attribute's value must come from. */
export type IdList = 'laws' | 'places' | 'videos' | 'figures' | 'prices';

/** One thing staff can place in a text, as EDITING.md explains it and the build checks it. */
export interface Directive {
  /** `leaf` stands alone on a line (`::name`), `container` wraps lines (`:::name` to `:::`), `text` stands in a sentence (`:name[words]`). */
  kind: 'leaf' | 'container' | 'text';
  /** The element it becomes; `src/components/markdown/components.ts` maps it to a component. */
  element: string;
  attributes: z.ZodObject;
  /** Attributes whose value must be an id that exists. */
  ids?: Readonly<Record<string, IdList>>;
  /** Fixed attributes of the element, for directives that share one. */
  fixed?: Readonly<Record<string, string>>;
  /** One sentence for staff. */
  about: string;
  example: string;
}

const text = (what: string): z.ZodString =>
  z.string().trim().min(1, `${what} is empty`).max(80, `${what} is longer than 80 characters`);
const id = z.string().regex(/^[A-Za-z0-9-]+$/, 'an id has only letters, digits and hyphens');
const target = z
  .string()
  .regex(
    /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|sms:)/,
    'a link begins with / for a page of this site, or with https://, mailto:, tel: or sms:',
  );
/** Languages by their codes; those of the office first. */
const LANGUAGES = ['es', 'pt', 'fr', 'zh', 'ko', 'vi', 'am', 'ru', 'ar', 'hi'] as const;
const language = z.strictObject({
  lang: z.enum(LANGUAGES, `choose one of: ${LANGUAGES.join(', ')}`),
});
const none = z.strictObject({});
const label = z.strictObject({ label: text('the label').optional() });
const title = z.strictObject({ title: text('the title').optional() });
const law = z.strictObject({ law: id });

/** Every directive there is. EDITING.md, the build and the content check all read this one list. */
export const DIRECTIVES: Readonly<Record<string, Directive>> = {
  'schedule-button': {
    kind: 'leaf',
    element: 'schedule-button',
    attributes: label,
    about: 'The main button, leading to the scheduler. The label is optional.',
    example: '::schedule-button{label="Schedule Your Test"}',
  },
  'call-button': {
    kind: 'leaf',
    element: 'call-button',
    attributes: label,
    about: 'A button that calls the office phone.',
    example: '::call-button',
  },
  'email-button': {
    kind: 'leaf',
    element: 'email-button',
    attributes: label,
    about: 'A button that opens an e-mail to the office.',
    example: '::email-button{label="Contact Our Experts"}',
  },
  button: {
    kind: 'leaf',
    element: 'button-link',
    attributes: z.strictObject({ to: target, label: text('the label') }),
    about: 'A second, quieter button to any page.',
    example: '::button{to="/services" label="Learn About Our Services"}',
  },
  'faq-again': {
    kind: 'leaf',
    element: 'faq-again',
    attributes: z.strictObject({ id }),
    about: 'Lists a question of the FAQ page a second time, under another group.',
    example: '::faq-again{#construction-materials}',
  },
  video: {
    kind: 'leaf',
    element: 'video-facade',
    attributes: z.strictObject({ id }),
    ids: { id: 'videos' },
    about: 'A video from src/data/videos.json; it loads only when a visitor presses play.',
    example: '::video{id=english}',
  },
  figure: {
    kind: 'leaf',
    element: 'drawn-figure',
    attributes: z.strictObject({ name: id }),
    ids: { name: 'figures' },
    about: 'A drawing of the site.',
    example: '::figure{name=decay-chain}',
  },
  'law-summary': {
    kind: 'leaf',
    element: 'law-summary',
    attributes: law,
    ids: { law: 'laws' },
    about: 'The summary box at the top of a law page.',
    example: '::law-summary{law=rockville}',
  },
  'law-sources': {
    kind: 'leaf',
    element: 'law-sources',
    attributes: law,
    ids: { law: 'laws' },
    about: 'The official sources of a law and the day they were last checked.',
    example: '::law-sources{law=rockville}',
  },
  'law-exempt-sales': {
    kind: 'leaf',
    element: 'law-exempt-sales',
    attributes: law,
    ids: { law: 'laws' },
    about: 'The list of sales that a law leaves out.',
    example: '::law-exempt-sales{law=montgomeryResale}',
  },
  statutes: {
    kind: 'leaf',
    element: 'state-statutes',
    attributes: z.strictObject({ place: id }),
    ids: { place: 'places' },
    about: 'What the statutes of Maryland, Virginia or the District ask (src/data/statutes.json).',
    example: '::statutes{place=maryland}',
  },
  'law-table': {
    kind: 'leaf',
    element: 'law-table',
    attributes: none,
    about: 'The table that compares all laws.',
    example: '::law-table',
  },
  'law-cards': {
    kind: 'leaf',
    element: 'law-cards',
    attributes: none,
    about: 'A card for each law, with a link to its page.',
    example: '::law-cards',
  },
  'price-table': {
    kind: 'leaf',
    element: 'price-table',
    attributes: z.strictObject({ service: id.optional() }),
    ids: { service: 'prices' },
    about: 'The prices of one service, or of all without the braces.',
    example: '::price-table{service=air}',
  },
  'area-prices': {
    kind: 'leaf',
    element: 'area-prices',
    attributes: none,
    about: 'The counties we test in, each with its price (src/data/areas.json).',
    example: '::area-prices',
  },
  certificates: {
    kind: 'leaf',
    element: 'certificate-list',
    attributes: none,
    about: 'The certificates of the owners and the laboratory; nothing while the data have none.',
    example: '::certificates',
  },
  note: {
    kind: 'container',
    element: 'call-out',
    fixed: { kind: 'note' },
    attributes: title,
    about: 'A box for something worth knowing.',
    example: ':::note\nSamples are analyzed in-house.\n:::',
  },
  tip: {
    kind: 'container',
    element: 'call-out',
    fixed: { kind: 'tip' },
    attributes: title,
    about: 'A box with advice.',
    example: ':::tip{title="In a hurry?"}\nCall us.\n:::',
  },
  warning: {
    kind: 'container',
    element: 'call-out',
    fixed: { kind: 'warning' },
    attributes: title,
    about: 'A box for what can spoil a test or break a rule.',
    example: ':::warning\nAn open window voids the test.\n:::',
  },
  columns: {
    kind: 'container',
    element: 'side-columns',
    attributes: none,
    about: 'Blocks side by side, each beginning with a ### heading.',
    example: ':::columns\n### Tenants\nText.\n\n### Landlords\nText.\n:::',
  },
  do: {
    kind: 'container',
    element: 'advice-list',
    fixed: { kind: 'do' },
    attributes: title,
    about: 'A list of things to do.',
    example: ':::do\n- Keep the windows shut.\n:::',
  },
  dont: {
    kind: 'container',
    element: 'advice-list',
    fixed: { kind: 'dont' },
    attributes: title,
    about: 'A list of things not to do.',
    example: ':::dont\n- Do not move the device.\n:::',
  },
  more: {
    kind: 'container',
    element: 'more-details',
    attributes: z.strictObject({ title: text('the title') }),
    about: 'Text that a visitor can fold out; several can be open at once.',
    example: ':::more{title="Transcript"}\nText.\n:::',
  },
  'foreign-text': {
    kind: 'container',
    element: 'div',
    attributes: language,
    about:
      'Paragraphs in another language, so that they are read out and translated rightly: es is Spanish, pt Portuguese.',
    example: ':::foreign-text{lang=es}\nHablamos español.\n:::',
  },
  term: {
    kind: 'text',
    element: 'glossary-term',
    attributes: none,
    about:
      'A word explained by the glossary (src/data/glossary.json) when it is pointed at or tapped.',
    example: ':term[pCi/L]',
  },
  foreign: {
    kind: 'text',
    element: 'span',
    attributes: language,
    about: 'Words in another language within a sentence, for the same reason.',
    example: ':foreign[Las mismas reglas en español.]{lang=es}',
  },
};
