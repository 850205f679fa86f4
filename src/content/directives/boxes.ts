import * as z from 'zod';
import { quoteFacts } from '../quote-facts';
import { suggest } from '../problems';
import type { References } from '../references';
import { id, language, none, words } from './attributes';
import { container, inline, marker, plain, type Meaning } from './define';

const title = z.strictObject({ title: words('the title').optional() });

const callout = async () => (await import('../../components/markdown/Callout')).Callout;

const advice = async () => (await import('../../components/markdown/AdviceList')).AdviceList;

/** The glossary key of a term, typed as that key or in its own language, ignoring case. Undefined if there is none. */
export function glossaryName(typed: string, glossary: References['glossary']): string | undefined {
  const isTyped = (word: string): boolean => word.toLowerCase() === typed.toLowerCase();
  return Object.keys(glossary).find(
    (name) => isTyped(name) || isTyped(glossary[name]?.term ?? name),
  );
}

/** The name and the meaning of a glossary term, or why there is none. */
function term(
  typed: string,
  { glossary, facts }: References,
): Meaning<{ name: string; meaning: string }> {
  const found = glossaryName(typed, glossary);
  const entry = found === undefined ? undefined : glossary[found];
  if (entry === undefined) {
    const problem =
      typed === ''
        ? ':term needs the word in brackets: write :term[pCi/L].'
        : `The glossary has no "${typed}". ${suggest(typed, Object.keys(glossary))}`;
    return { problem, needs: 'glossary' };
  }
  const { text, problems } = quoteFacts(entry.meaning, facts, 1);
  const [wrong] = problems;
  return wrong
    ? { ...wrong, problem: `src/data/glossary.json, "${found}": ${wrong.message}` }
    : { props: { name: entry.name, meaning: text } };
}

/** Boxes, lists and marked words within a text. */
export const boxes = [
  container('note', {
    attributes: title,
    about: 'A box for something worth knowing.',
    example: ':::note\nSamples are analyzed in-house.\n:::',
    component: callout,
    fixed: { kind: 'note' },
  }),
  container('tip', {
    attributes: title,
    about: 'A box with advice.',
    example: ':::tip{title="In a hurry?"}\nCall us.\n:::',
    component: callout,
    fixed: { kind: 'tip' },
  }),
  container('warning', {
    attributes: title,
    about: 'A box for what can spoil a test or break a rule.',
    example: ':::warning\nAn open window voids the test.\n:::',
    component: callout,
    fixed: { kind: 'warning' },
  }),
  container('columns', {
    attributes: none,
    about: 'Blocks side by side, each beginning with a ### heading.',
    example: ':::columns\n### Tenants\nText.\n\n### Landlords\nText.\n:::',
    component: async () => (await import('../../components/markdown/Columns')).SideColumns,
    parts: {
      element: 'side-column',
      component: async () => (await import('../../components/markdown/Columns')).SideColumn,
      least: 2,
    },
  }),
  container('do', {
    attributes: title,
    about: 'A list of things to do.',
    example: ':::do\n- Keep the windows shut.\n:::',
    component: advice,
    fixed: { kind: 'do' },
  }),
  container('dont', {
    attributes: title,
    about: 'A list of things not to do.',
    example: ':::dont\n- Do not move the device.\n:::',
    component: advice,
    fixed: { kind: 'dont' },
  }),
  container('more', {
    attributes: z.strictObject({ title: words('the title') }),
    about: 'Text that a visitor can fold out; several can be open at once.',
    example: ':::more{title="Transcript"}\nText.\n:::',
    component: async () => (await import('../../components/ui/Accordion')).Accordion,
  }),
  marker('fold', {
    attributes: z.strictObject({ label: words('the label') }),
    about:
      'Right below a heading of an article or a guide: the part folds away, up to the next heading of its size, and ' +
      'its row shows the label, which says its answer in a few words. Without a script and on paper it stands open.',
    example: '## Penalty {#penalties}\n\n::fold{label="none found"}\n\nThe text names no penalty.',
  }),
  plain('container', 'foreign-text', {
    element: 'div',
    attributes: language,
    about:
      'Paragraphs in another language, so that they are read out and translated rightly: es is Spanish, pt Portuguese.',
    example: ':::foreign-text{lang=es}\nHablamos español.\n:::',
  }),
  inline('term', {
    attributes: none,
    about:
      'A word explained by the glossary (src/data/glossary.json) when it is pointed at or tapped.',
    example: ':term[pCi/L]',
    component: async () => (await import('../../components/glossary/Term')).Term,
    meaning: term,
  }),
  plain('text', 'foreign', {
    element: 'span',
    attributes: language,
    about: 'Words in another language within a sentence, for the same reason.',
    example: ':foreign[Las mismas reglas en español.]{lang=es}',
  }),
  marker('faq-again', {
    attributes: z.strictObject({ id: id() }),
    about:
      'Lists a question of the FAQ page a second time, under another group, with a link to its answer.',
    example: '::faq-again{#construction-materials}',
  }),
];
