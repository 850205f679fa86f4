import { isObject } from '../data/sense/problem';
import { LOCALES } from '../languages/locales';
import { KEY } from './shape';

/** A row of a form that contains the words looked for. */
export interface Find {
  /** The path in the form of the field with the row's words: `boxes.2.sentences.7.words`. */
  path: string;
  /** The title of the row's parent, and the row's own title or code, as far as they exist. */
  called: string[];
  /**
   * An excerpt of the words in three parts. The middle one is the match, empty if it is in another field of the row.
   */
  said: [before: string, found: string, after: string];
}

/** The fields of a row that are searched: the first present is its title, the last one its words. */
const FIELDS = ['at', KEY, 'title', 'code', 'name', 'when', 'words', 'text'];

/** Fields with words of their own, one per language. */
const LANGUAGES = Object.keys(LOCALES);

/** The most characters shown before and after the match. */
const BEFORE = 40;
const BEHIND = 80;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An excerpt around the first of some parts that the words contain, or their beginning if they contain none. */
function excerpt(text: string, wanted: readonly string[]): Find['said'] {
  const small = text.toLowerCase();
  const found = wanted.find((part) => small.includes(part)) ?? '';
  const start = small.indexOf(found);
  const end = start + found.length;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return [
    before.length > BEFORE ? `…${before.slice(-BEFORE)}` : before,
    text.slice(start, end),
    after.length > BEHIND ? `${after.slice(0, BEHIND)}…` : after,
  ];
}

type Fields = Readonly<Record<string, unknown>>;

/** The texts in the fields of a row, in the order of the names. */
const textsOf = (row: Fields, names: readonly string[]): { name: string; text: string }[] =>
  names.flatMap((name) => {
    const value = row[name];
    return typeof value === 'string' ? [{ name, text: inOneLine(value) }] : [];
  });

/** A row with the texts in its fields, and the title of its parent. */
interface Row {
  path: string;
  texts: { name: string; text: string }[];
  above: string[];
}

/** The rows of a list in a form, including those of nested lists. */
function rowsOf(list: unknown, path: string, above: string[] = []): Row[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((row, at) => {
    if (!isObject(row)) return [];
    const here = `${path}.${at}`;
    const texts = textsOf(row, FIELDS);
    const title = texts.slice(0, 1).map(({ text }) => text);
    const inner = Object.entries(row).map(([name, value]) =>
      rowsOf(value, `${here}.${name}`, title),
    );
    return [
      { path: here, texts, above },
      ...translated(row, here, title),
      ...Object.entries(row).flatMap(([name, part]) =>
        isObject(part) ? translated(part, `${here}.${name}`, title) : [],
      ),
      ...inner.flat(),
    ];
  });
}

/** A row for the words of each language. */
const translated = (fields: Fields, path: string, above: string[]): Row[] =>
  textsOf(fields, LANGUAGES).map((text) => ({ path, texts: [text], above }));

/**
 * Finds the rows of a list in a form, and of lists nested in it, that contain all the words. Rows that contain them as
 * a phrase come first.
 *
 * @param list the value of the list in the form
 * @param path of the list
 * @param looked the words as they are typed; if empty, nothing is found
 */
export function findsIn(list: unknown, path: string, looked: string): Find[] {
  const phrase = inOneLine(looked).toLowerCase();
  if (phrase === '') return [];
  const wanted = phrase.split(' ');
  const close: Find[] = [];
  const others: Find[] = [];
  for (const { path: row, texts, above } of rowsOf(list, path)) {
    const all = texts.map(({ text }) => text.toLowerCase()).join('\n');
    const last = texts.at(-1);
    if (!last || !wanted.every((word) => all.includes(word))) continue;
    const own = texts.slice(0, Math.min(1, texts.length - 1));
    (all.includes(phrase) ? close : others).push({
      path: `${row}.${last.name}`,
      called: [...above, ...own.map(({ text }) => text)],
      said: excerpt(last.text, [phrase, ...wanted]),
    });
  }
  return [...close, ...others];
}
