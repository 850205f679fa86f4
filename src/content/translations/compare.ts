import type { LineProblem } from '../problems';
import type { Block } from './blocks';
import { beginningOf, countWords, hashOf } from './hash';
import { lineUp } from './line-up';
import { pairUp, same } from './pair-up';
import type { MadeFrom, PageRecord } from './record';

/** Something in a translation that is not as in the English file. */
export interface Difference extends LineProblem {
  /** Whether nobody has touched it since it was translated: the English went on, which never waits. */
  expected: boolean;
}

/** A place where the English has changed since it was translated. */
export interface OldPlace {
  /** The line of the translation. */
  line: number;
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
    const missing = surplus(english[name], own[name]);
    const extra = surplus(own[name], english[name]);
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
          `${what} explains ${found.map((term) => `:term[${term}]`).join(' and ') || 'no word with :term'}, the English ${wanted.map((term) => `:term[${term}]`).join(' and ') || 'none'} ${at}.`,
        ]),
  ];
}

/** By what a block is known again. */
export const markOf = ({ form, text }: Block): string => hashOf(`${form}\n${text}`);

/** What to record of an English block and of its translation. */
export function madeFrom(english: Block, translated: Block): MadeFrom {
  return [markOf(english), markOf(translated), beginningOf(english.text)];
}

const isHeading = (block: Block | undefined): boolean => /(?:^|>)#/.test(block?.form ?? '');

const isUnnamed = (block: Block | undefined): boolean =>
  isHeading(block) && !block?.form.includes('{#');

const quoted = (block: Block): string => `"${beginningOf(block.text)}"`;

/**
 * Compares a translation with the English file, block by block. What the English has changed since is found by what was
 * recorded; a block that nobody has touched since then is no mistake of the translator, whatever the English did.
 */
export function compare({
  english,
  translated,
  record,
  termOf = (typed) => typed,
}: Compared): Comparison {
  const made = record ?? [];
  const hashes = english.map(markOf);
  const own = translated.map(markOf);
  const ofEnglish = lineUp(made.length, english.length, (r, e) => made[r]?.[0] === hashes[e]);
  const ofOwn = lineUp(made.length, translated.length, (r, t) => made[r]?.[1] === own[t]);
  /** By their places in the record: where a block stands today. */
  const englishAt = new Map(ofEnglish);
  const recordOf = new Map(ofOwn.map(([r, t]) => [t, r]));
  const isKept = new Set(ofEnglish.map(([, e]) => e));

  const fixed = ofOwn.flatMap(([r, t]): (readonly [number, number])[] => {
    const e = englishAt.get(r);
    return e === undefined ? [] : [[e, t]];
  });
  const sides = pairUp(english, translated, fixed);

  const differences: Difference[] = [];
  const old: OldPlace[] = [];
  const renewed: MadeFrom[] = [];
  let heading: Difference | undefined;
  const lastLine = translated.at(-1)?.line ?? 1;
  let line = 1;
  for (const [e, t] of sides) {
    const source = e === undefined ? undefined : english[e];
    const block = t === undefined ? undefined : translated[t];
    line = block?.line ?? Math.min(line, lastLine);
    const then = t === undefined ? undefined : made[recordOf.get(t) ?? -1];
    const isUntouched = then !== undefined;
    const isNew = record !== undefined && e !== undefined && !isKept.has(e);
    const differ = (message: string, expected: boolean): void => {
      const difference = { line, message, expected };
      differences.push(difference);
      const isOther = [source, block].some(source && block ? isHeading : isUnnamed);
      if (isOther && source?.form !== block?.form) {
        heading ??= difference;
      }
    };
    if (isNew && (block === undefined || isUntouched)) {
      old.push({
        line,
        was: then?.[2],
        is: source && beginningOf(source.text),
        words: countWords(source?.text ?? ''),
      });
    } else if (source === undefined && isUntouched) {
      old.push({ line, was: then[2], is: undefined, words: 0 });
    }
    if (source && block && !(isNew && isUntouched)) {
      renewed.push(madeFrom(source, block));
    } else if (then) {
      renewed.push(then);
    }
    if (source && block && source.form === block.form) {
      contentSentences(source, block, termOf).forEach((message) => differ(message, isUntouched));
    } else if (source && block) {
      const message = `Here stands ${block.kind}; the English has ${source.kind} (line ${source.line}: ${quoted(source)}).`;
      differ(message, isUntouched);
    } else if (source) {
      const message = `Here ${source.kind} is missing, which the English has on line ${source.line}: ${quoted(source)}.`;
      differ(message, isNew);
    } else if (block) {
      const message = `The English does not have ${block.kind.replace(/^an? /, 'this ')}, ${quoted(block)}; remove it.`;
      differ(message, isUntouched);
    }
  }
  return {
    differences,
    old,
    renewed,
    ...(heading && { heading }),
    untouched: (at) => {
      const index = translated.findIndex((block) => block.line <= at && at <= block.end);
      return recordOf.has(index);
    },
  };
}
