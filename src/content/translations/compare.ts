import type { LineProblem } from '../problems';
import type { Block } from './blocks';
import { beginningOf, countWords } from './hash';
import { lineUp, type Pair } from './line-up';
import { pairUp, same } from './pair-up';
import { inOwnOrder, isHeading, isUnnamed } from './parts';
import { madeFrom, markOf, type MadeFrom, type PageRecord } from './record';

/** Something in a translation that differs from the English file. */
export interface Difference extends LineProblem {
  /**
   * True if nobody has touched the block since it was translated: then the English has changed, which never blocks a
   * publication.
   */
  expected: boolean;
}

/** A place where the English has changed since it was translated. */
export interface OldPlace {
  /** The line in the translation, and the line in English; undefined if the English is gone. */
  line: number;
  english: number | undefined;
  /** The beginning of the English then (undefined if it is new) and now (undefined if it is gone). */
  was: string | undefined;
  is: string | undefined;
  /** The number of English words to translate. */
  words: number;
}

/** A translation compared with the English file. */
export interface Comparison {
  differences: Difference[];
  old: OldPlace[];
  /**
   * The first difference that would give a heading the wrong id: a heading that is another one, or one without an id
   * that is missing on one side. A translation takes the English ids in order, so links to the part would lead
   * elsewhere.
   */
  heading?: Difference;
  /** What to record if blocks that have changed in both languages count as updated. */
  renewed: PageRecord;
  /** What to record if somebody confirms that all of it is right for today's English. */
  accepted: PageRecord;
  /** True if the block on a line is as it was when it was recorded. */
  untouched: (line: number) => boolean;
}

/** The blocks of both texts, and what is needed to compare them. */
export interface Compared {
  english: readonly Block[];
  translated: readonly Block[];
  /** What was recorded when the translation was made; undefined if nothing was. */
  record: PageRecord | undefined;
  /** The glossary key of a word marked with `:term`. */
  termOf?: (typed: string, language: 'english' | 'own') => string;
}

/** The items that the first list has more often than the second. */
function surplus(of: readonly string[], than: readonly string[]): string[] {
  const rest = [...than];
  return of.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const marked = (terms: readonly string[], none: string): string =>
  terms.map((term) => `:term[${term}]`).join(' and ') || none;

/** The name of a fact without its grammatical form: `law.jurisdiction.of` is "del condado de Montgomery". */
const anyForm = (name: string): string => name.replace(/\.(of|in)$/, '');

const braces = (names: readonly string[]): string =>
  names.map((name) => `{{ ${name} }}`).join(' and ');

/** Sentences on facts, targets, directives and terms that one of the two blocks has and the other lacks. */
function contentSentences(
  english: Block,
  own: Block,
  termOf: NonNullable<Compared['termOf']>,
): string[] {
  const what = own.kind.replace(/^an? /, 'This ').replace(/^the /, 'The ');
  const at = `(line ${english.line} there)`;
  const say = (
    name: 'facts' | 'targets' | 'marks',
    print: (items: readonly string[]) => string,
    lacks: string,
    has: string,
  ): string[] => {
    const [theirs, ours] = [english[name], own[name]].map((all) =>
      name === 'facts' ? all.map(anyForm) : all,
    ) as [string[], string[]];
    const missing = surplus(theirs, ours);
    const extra = surplus(ours, theirs);
    return [
      ...(missing.length > 0 ? [`${what} lacks ${print(missing)}, ${lacks} ${at}.`] : []),
      ...(extra.length > 0 ? [`${what} has ${print(extra)}, ${has} ${at}.`] : []),
    ];
  };
  const plain = (items: readonly string[]): string => items.join(' and ');
  const terms = (block: Block, language: 'english' | 'own'): string[] =>
    block.terms.map((term) => termOf(term, language)).sort();
  const [wanted, found] = [terms(english, 'english'), terms(own, 'own')];
  return [
    ...say('facts', braces, 'which the English text quotes', 'which the English does not quote'),
    ...say(
      'targets',
      plain,
      'to which the English text leads; addresses stay as they are',
      'which the English does not name; addresses stay as they are',
    ),
    ...say('marks', plain, 'which stands in the English', 'which the English does not have'),
    ...(same(wanted, found)
      ? []
      : [
          `${what} explains ${marked(found, 'no word with :term')}, the English ${marked(wanted, 'none')} ${at}.`,
        ]),
  ];
}

const quoted = (block: Block): string => `"${beginningOf(block.text)}"`;

/** An English block with its translation; either is undefined if it is missing. */
interface Row {
  source: Block | undefined;
  own: Block | undefined;
  /** What was recorded of the translation; undefined if it has changed since or was never recorded. */
  then: MadeFrom | undefined;
  /** True if the English is new or has changed since it was recorded. */
  isNew: boolean;
  /** Its line in the translation; for a missing block, that of the block before it. */
  line: number;
}

/** Pairs the blocks of both texts, first those that the record knows. */
function rowsOf(compared: Compared): Row[] {
  const { translated } = compared;
  const { english, record } = inOwnOrder(compared.english, translated, compared.record);
  const made = record ?? [];
  const hashes = english.map(markOf);
  const own = translated.map(markOf);
  const ofEnglish = lineUp(made.length, english.length, (r, e) => made[r]?.[0] === hashes[e]);
  const ofOwn = lineUp(made.length, translated.length, (r, t) => made[r]?.[1] === own[t]);
  const englishOf = new Map(ofEnglish);
  const thenOf = new Map(ofOwn.map(([r, t]) => [t, made[r]]));
  const kept = new Set(englishOf.values());
  const fixed = ofOwn.flatMap(([r, t]): Pair[] => {
    const e = englishOf.get(r);
    return e === undefined ? [] : [[e, t]];
  });
  const lastLine = translated.at(-1)?.line ?? 1;
  let line = 1;
  return pairUp(english, translated, fixed).map(([e = -1, t = -1]) => {
    line = translated[t]?.line ?? Math.min(line, lastLine);
    const isNew = record !== undefined && e >= 0 && !kept.has(e);
    return { source: english[e], own: translated[t], then: thenOf.get(t), isNew, line };
  });
}

/** What differs in a row, in sentences. */
function sentencesOf({ source, own }: Row, termOf: NonNullable<Compared['termOf']>): string[] {
  if (source && own) {
    if (source.form === own.form) return contentSentences(source, own, termOf);
    const there = `${source.kind} (line ${source.line}: ${quoted(source)})`;
    return [`Here stands ${own.kind}; the English has ${there}.`];
  }
  if (source) {
    const there = `which the English has on line ${source.line}: ${quoted(source)}`;
    return [`Here ${source.kind} is missing, ${there}.`];
  }
  if (!own) return [];
  const kind = own.kind.replace(/^an? /, 'this ');
  return [`The English does not have ${kind}, ${quoted(own)}; remove it.`];
}

function differencesOf(row: Row, termOf: NonNullable<Compared['termOf']>): Difference[] {
  const expected = row.own ? row.then !== undefined : row.isNew;
  return sentencesOf(row, termOf).map((message) => ({ line: row.line, message, expected }));
}

const isOtherHeading = ({ source, own }: Row): boolean =>
  source?.form !== own?.form && [source, own].some(source && own ? isHeading : isUnnamed);

/** True if a row waits for the translator: the English is new or gone, and nobody has touched the translation. */
const waits = ({ source, own, then, isNew }: Row): boolean =>
  source ? isNew && (!own || then !== undefined) : then !== undefined;

const oldPlace = ({ source, then, line }: Row): OldPlace => ({
  line,
  english: source?.line,
  was: then?.[2],
  is: source && beginningOf(source.text),
  words: countWords(source?.text ?? ''),
});

/** What to record for a row: both blocks as they are now, or the old record while the row waits. */
function renew(row: Row): MadeFrom[] {
  const { source, own, then } = row;
  if (source && own && !waits(row)) return [madeFrom(source, own)];
  return then ? [then] : [];
}

/**
 * Compares a translation with the English file, block by block. The record tells what has changed in English since; a
 * block that nobody has touched since is no mistake of the translator, whatever the English did. Parts with a link name
 * may be in another order.
 */
export function compare(compared: Compared): Comparison {
  const { termOf = (typed) => typed } = compared;
  const rows = rowsOf(compared);
  const other = rows.find(isOtherHeading);
  const [heading] = other ? differencesOf(other, termOf) : [];
  return {
    differences: rows.flatMap((row) => differencesOf(row, termOf)),
    old: rows.filter(waits).map(oldPlace),
    renewed: rows.flatMap(renew),
    accepted: rows.flatMap(({ source, own }) => (source && own ? [madeFrom(source, own)] : [])),
    ...(heading && { heading }),
    untouched: (line) =>
      rows.find(({ own }) => own && own.line <= line && line <= own.end)?.then !== undefined,
  };
}
