import { leavesOf } from '../data/translations';
import { isObject } from '../data/sense/problem';
import { labelOf } from './labels';
import { writeJson } from './json-file';
import type { Values } from './shape';

/** The name under which a form keeps translated texts, part by part. */
export const WORDS = 'words_by_part';

/** The kinds of rows of such a form, by which the editor knows their fields. */
export const ROW_KINDS = { current: 'current', old: 'old', fresh: 'fresh', gone: 'gone' } as const;

type Path = readonly (string | number)[];

/** An English text, and where its translation stands in the file of a language. */
export interface Original {
  path: Path;
  /** By which people know it. */
  place: string;
  english: string;
  /** Left out of what is translated and right for the English of today. */
  waits?: 'fresh' | 'old';
  /** The beginning of the English from which an old translation was made. */
  was?: string;
}

/** The title of the part that holds what waits. */
const WAITING = 'To translate or renew';

const signOf = (path: Path): string => JSON.stringify(path);

/** What a form shows of a text. */
function rowOf({ path, place, english, waits, was }: Original, texts: Map<string, string>): Values {
  const row = { place, english, words: texts.get(signOf(path)) ?? '' };
  if (waits === 'old') return { type: ROW_KINDS.old, ...row, was: was ?? '' };
  return { type: waits === 'fresh' ? ROW_KINDS.fresh : ROW_KINDS.current, ...row };
}

/** The texts that stand in a file of a language and in no English one: what is said about a message is none. */
function goneFrom(content: unknown, originals: readonly Original[]): [Path, string][] {
  const known = new Set(originals.map(({ path }) => signOf(path)));
  return leavesOf(content).filter(
    ([path]) => !known.has(signOf(path)) && !known.has(signOf([...path.slice(0, -1), 'message'])),
  );
}

/**
 * What a form shows of a file of translated texts: the English beside each, what waits first, and then part by part.
 *
 * @param content what the file holds
 * @param originals the English texts in their order
 */
export function toParts(content: unknown, originals: readonly Original[]): Values[] {
  const texts = new Map(leavesOf(content).map(([path, text]) => [signOf(path), text]));
  const gone = goneFrom(content, originals).map(([path, words]) => ({
    type: ROW_KINDS.gone,
    place: path.join('.'),
    words,
  }));
  const waiting = originals.filter(({ waits }) => waits).map((one) => rowOf(one, texts));
  const parts = new Map<string, Values[]>();
  for (const one of originals.filter(({ waits }) => !waits)) {
    const name = labelOf(one.place.split('.')[0] ?? '');
    parts.set(name, [...(parts.get(name) ?? []), rowOf(one, texts)]);
  }
  return [[WAITING, [...waiting, ...gone]] as const, ...parts]
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => ({ title: `${title} (${rows.length})`, texts: rows }));
}

const isNothing = (value: unknown): boolean =>
  value === '' || (isObject(value) && Object.keys(value).length === 0);

/** A value with a text at a place in it; without the place, where the text is empty. */
function placed(holder: unknown, [at, ...rest]: Path, words: string): unknown {
  if (at === undefined) return words;
  if (typeof at === 'number') {
    const items: unknown[] = Array.isArray(holder) ? [...(holder as unknown[])] : [];
    while (items.length < at) items.push(rest.length > 0 ? {} : '');
    const item = placed(items[at], rest, words);
    return isNothing(item) && at >= items.length - 1
      ? items.slice(0, at)
      : Object.assign(items, { [at]: item });
  }
  const { [at]: before, ...others } = isObject(holder) ? holder : {};
  const value = placed(before, rest, words);
  if (isNothing(value)) return others;
  return isObject(holder) ? { ...holder, [at]: value } : { [at]: value };
}

const rowsIn = (value: unknown): Values[] =>
  Array.isArray(value)
    ? value.filter(isObject).flatMap(({ texts }) => (texts as Values[] | undefined) ?? [])
    : [];

/**
 * A file of translated texts with the words that a form holds, and every other sign as it was.
 *
 * @param text the file as the form was made of it
 */
export function fromParts(text: string, parts: unknown, originals: readonly Original[]): string {
  const before: unknown = JSON.parse(text);
  const texts = new Map(leavesOf(before).map(([path, words]) => [signOf(path), words]));
  const paths = new Map<unknown, Path>([
    ...goneFrom(before, originals).map(([path]): [string, Path] => [path.join('.'), path]),
    ...originals.map(({ place, path }): [string, Path] => [place, path]),
  ]);
  // From the end: what goes from a list leaves the places before it as they are.
  const content = rowsIn(parts).reduceRight<unknown>((now, { place, words }) => {
    const path = paths.get(place);
    if (path === undefined || typeof words !== 'string') return now;
    const [trimmed, was] = [words.trim(), texts.get(signOf(path)) ?? ''];
    return trimmed === was.trim() ? now : placed(now, path, trimmed);
  }, before);
  return writeJson(text, content, {});
}
