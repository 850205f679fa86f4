import type { LineProblem } from '../problems';
import type { Block } from './blocks';
import { beginningOf, countWords } from './hash';
import { lineUp, type Pair } from './line-up';
import { pairUp, same } from './pair-up';
import { inOwnOrder, isHeading, isUnnamed } from './parts';
import { madeFrom, markOf, type MadeFrom, type PageRecord } from './record';

/** Something in a translation that is not as in the English file. */
export interface Difference extends LineProblem {
  /** Whether nobody has touched it since it was translated: the English went on, which never waits. */
  expected: boolean;
}

/** A place where the English has changed since it was translated. */
export interface OldPlace {
  /** The line of the translation, and that of the English; undefined of what is gone. */
  line: number;
  english: number | undefined;
  /** The beginning of the English words then and now; undefined of what is new, or gone. */
  was: string | undefined;
  is: string | undefined;
  /** How many English words wait to be translated. */
  words: number;
}

/** A translation beside the English file. */
export interface Comparison {
  differences: Difference[];
  old: OldPlace[];
  /**
   * The first heading that is another one, or without an id of its own and lacking on one side: those of the
   * translation take the ids of the English ones, one after the other, and a link to the part would lead elsewhere.
   */
  heading?: Difference;
  /** What to record when what has changed in both languages counts as renewed. */
  renewed: PageRecord;
  /** What to record when somebody says that all of it is right for the English of today. */
  accepted: PageRecord;
  /** The lines of what stands as it was when it was recorded. */
  untouched: (line: number) => boolean;
}

/** What is compared: the blocks of both, and what both call a word of the glossary. */
export interface Compared {
  english: readonly Block[];
  translated: readonly Block[];
  /** What was recorded when the translation was made; undefined where nobody has. */
  record: PageRecord | undefined;
  /** The name in the glossary of a word that a text marks with `:term`. */
  termOf?: (typed: string, language: 'english' | 'own') => string;
}

/** What the first list has more often than the second. */
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

/** A fact is the same in the form that a sentence asks for: `law.jurisdiction.of` is "del condado de Montgomery". */
const anyForm = (name: string): string => name.replace(/\.(of|in)$/, '');

const braces = (names: readonly string[]): string =>
  names.map((name) => `{{ ${name} }}`).join(' and ');

/** What a translation says in other places or not at all, of all that must be as in English. */
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

/** An English block beside its translation; where one of them is lacking, the other stands alone. */
interface Row {
  source: Block | undefined;
  own: Block | undefined;
  /** What was recorded of the translation, while nobody has touched it since. */
  then: MadeFrom | undefined;
  /** Whether the English is not as it was recorded. */
  isNew: boolean;
  /** Where it stands in the translation; of what is lacking there, where the block before it stands. */
  line: number;
}

/** Puts both texts side by side: from the places in them and in the record to the blocks themselves. */
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

/** What is not as in English, in sentences. */
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

/** Whether it waits for the translator: the English is new or gone, and nobody has touched the translation. */
const waits = ({ source, own, then, isNew }: Row): boolean =>
  source ? isNew && (!own || then !== undefined) : then !== undefined;

const oldPlace = ({ source, then, line }: Row): OldPlace => ({
  line,
  english: source?.line,
  was: then?.[2],
  is: source && beginningOf(source.text),
  words: countWords(source?.text ?? ''),
});

/** What to record of a row: what both say now, or still what was recorded of what waits. */
function renew(row: Row): MadeFrom[] {
  const { source, own, then } = row;
  if (source && own && !waits(row)) return [madeFrom(source, own)];
  return then ? [then] : [];
}

/**
 * Compares a translation with the English file, block by block. What the English has changed since is found by what was
 * recorded; a block that nobody has touched since then is no mistake of the translator, whatever the English did. Parts with
 * a link name may stand in another order.
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
