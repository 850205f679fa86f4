import type { Block } from './blocks';
import { same } from './pair-up';
import { markOf, type PageRecord } from './record';

export const isHeading = (block: Block | undefined): boolean => /(?:^|>)#/.test(block?.form ?? '');

export const isUnnamed = (block: Block | undefined): boolean =>
  isHeading(block) && !block?.form.includes('{#');

/** Directives that show headings of their own, which have no link name either. */
const TITLED =
  /(?:^|>):::?(?:band|card|closing|do|dont|law-cards|service-cards|service-offer|step-card|team|topic)(?![\w-])/;

/** True if a block has headings whose ids depend on their place on the page. */
const isNumbered = (block: Block): boolean => isUnnamed(block) || TITLED.test(block.form);

/** Appends a running number to names, so that repeated ones differ. */
function counter(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name} ${count}`;
  };
}

const NO_NAME = '';

/**
 * For each block that begins a part, the name of the part: the link name of its heading, the line that lists a question
 * again, or a number if it has neither. A heading without a link name that is nested below one with a link name belongs
 * to that part.
 */
function partsOf(blocks: readonly Block[]): (string | undefined)[] {
  const counted = counter();
  let above = Infinity;
  return blocks.map(({ form }) => {
    if (form.startsWith('::faq-again')) return counted(form);
    const [, { length: depth } = NO_NAME, name] = /^(#+)(?: (\{#.+\}))?$/.exec(form) ?? [];
    if (depth === 0 || (name === undefined && depth > above)) return undefined;
    if (depth <= above) above = name === undefined ? Infinity : depth;
    return counted(name ?? NO_NAME);
  });
}

type Names = readonly (string | undefined)[];

const numbersIn = (names: Names): string[] =>
  names.filter((name) => name !== undefined).filter((name) => name.startsWith(`${NO_NAME} `));

/**
 * For each recorded block, the name of the part that it begins in today's text; undefined if it begins none or has
 * changed.
 */
function recalled(marks: readonly string[], blocks: readonly Block[], names: Names): Names {
  const [recorded, found] = [counter(), counter()];
  const known = new Map(blocks.map((block, index) => [found(markOf(block)), names[index]]));
  return marks.map((mark) => known.get(recorded(mark)));
}

/** Sorts the parts of a list into an order. A part that is missing there stays behind the one before it. */
function inOrder<T>(list: readonly T[], names: Names, order: Names): T[] {
  let place = -1;
  const placed = list.map((item, index) => {
    const name = names[index];
    const at = name === undefined ? -1 : order.indexOf(name);
    if (at >= 0) place = at;
    return { item, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

/**
 * Puts an English text and its record into the order of the translation, where a part with a link name counts as the
 * same one anywhere. Only whole parts move, because an item moved to another list can mean the opposite. Nothing moves
 * if a heading without a link name would, because its id depends on its place, or if a recorded block begins different
 * parts in the two texts.
 *
 * @param record what was recorded when the translation was made; without one nothing moves
 */
export function inOwnOrder(
  english: readonly Block[],
  translated: readonly Block[],
  record: PageRecord | undefined,
): { english: readonly Block[]; record: PageRecord | undefined } {
  const asTheyAre = { english, record };
  const [theirs, ours] = [partsOf(english), partsOf(translated)];
  if (record === undefined || !same(numbersIn(theirs), numbersIn(ours))) return asTheyAre;
  const fromEnglish = recalled(
    record.map(([mark]) => mark),
    english,
    theirs,
  );
  const fromOwn = recalled(
    record.map(([, mark]) => mark),
    translated,
    ours,
  );
  const hasMoved = (name: string | undefined, index: number): boolean =>
    (name ?? fromOwn[index]) !== (fromOwn[index] ?? name);
  if (fromEnglish.some(hasMoved)) return asTheyAre;
  const ordered = inOrder(english, theirs, ours);
  const numbered = english.filter(isNumbered);
  if (ordered.filter(isNumbered).some((block, index) => block !== numbered[index])) {
    return asTheyAre;
  }
  const recorded = fromOwn.map((name, index) => name ?? fromEnglish[index]);
  return { english: ordered, record: inOrder(record, recorded, ours) };
}
