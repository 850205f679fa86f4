import { isObject } from '../data/sense/problem';
import { LOCALES } from '../languages/locales';

/** A row of a form that has the words somebody looks for. */
export interface Find {
  /** The path of the field that has its words, as the form names it: `boxes.2.sentences.7.words`. */
  path: string;
  /** The title of what it stands in, and its own title or code, as far as there are any. */
  called: string[];
  /** What its words say there, in three parts: the second is what was found, empty where that stands beside them. */
  said: [before: string, found: string, after: string];
}

/** The fields of a row in which somebody looks: the first is what it is called, the last has its words. */
const FIELDS = ['at', 'title', 'code', 'name', 'when', 'words', 'text'];

/** Fields that have words of their own, each in its language. */
const LANGUAGES = Object.keys(LOCALES);

/** How much of the words is shown before what was found, and behind it. */
const BEFORE = 40;
const BEHIND = 80;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** As much of the words of a row as tells where the first of some parts stands; else their beginning. */
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

/** What a row says in its fields, in their order. */
const textsOf = (row: Fields, names: readonly string[]): { name: string; text: string }[] =>
  names.flatMap((name) => {
    const value = row[name];
    return typeof value === 'string' ? [{ name, text: inOneLine(value) }] : [];
  });

/** A row with what its fields say, and the title of what it stands in. */
interface Row {
  path: string;
  texts: { name: string; text: string }[];
  above: string[];
}

/** The rows of a list in a form, and those of the lists in them. */
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

/** What stands in each language is a row of its own. */
const translated = (fields: Fields, path: string, above: string[]): Row[] =>
  textsOf(fields, LANGUAGES).map((text) => ({ path, texts: [text], above }));

/**
 * Finds the rows of a list in a form, and of the lists in these, that have all words that somebody looks for; those that
 * have them side by side come first.
 *
 * @param list as the form holds it
 * @param path of the list
 * @param looked as it is typed; without words nothing is found
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
