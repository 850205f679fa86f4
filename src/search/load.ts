import { withBase } from '../lib/base';
import type { Corpus, Later } from './corpus';
import { buildIndexMeanwhile, type Index } from './index-of';

/** Where the build puts the texts, below the base of the language. */
export const FOLDER = 'search-index';

/** The two files: what most people look for, and the articles and rarer questions, which may become many. */
export const FILES = { main: 'main.json', later: 'later.json' } as const;

let main: Promise<{ corpus: Corpus; index: Index }> | undefined;
let later: Promise<Later> | undefined;

/**
 * Loads what is searched. When the second file fails the rest is searched, and the next call asks for it again.
 *
 * @param onIndex called with the index of what is there, and whether that is everything; once or twice
 * @param isTime done when the second file may be asked for
 * @returns whether everything came
 * @throws when the first file does not come; the next call asks for it again
 */
export async function loadIndex(
  onIndex: (index: Index, isWhole: boolean) => void,
  isTime: Promise<void>,
): Promise<boolean> {
  // Something else may have come under its name, such as the page of a hotel's network: then no index can be made.
  main ??= load<Corpus>(FILES.main)
    .then(async (corpus) => ({ corpus, index: await buildIndexMeanwhile(corpus) }))
    .catch((error: unknown) => {
      main = undefined;
      throw error;
    });
  const rest = later ?? isTime.then(() => (later ??= load<Later>(FILES.later)));
  // It may fail before the first is there to be shown without it.
  rest.catch(() => (later = undefined));
  const { corpus, index } = await main;
  onIndex(index, false);
  try {
    onIndex(await buildIndexMeanwhile(whole(corpus, await rest)), true);
    return true;
  } catch (error) {
    later = undefined;
    console.error('The articles could not be loaded.', error);
    return false;
  }
}

/** All that is searched. */
export const whole = (main: Corpus, { sections, asked, words }: Later): Corpus => ({
  ...main,
  sections: [...main.sections, ...sections],
  asked: [...main.asked, ...asked],
  words,
});

/** A host that says nothing for so many milliseconds says nothing at all; what has begun to come may take its time. */
const LONGEST = 10_000;

async function load<Of>(name: string): Promise<Of> {
  const waiting = new AbortController();
  const end = setTimeout(() => waiting.abort(), LONGEST);
  const response = await fetch(withBase(`/${FOLDER}/${name}`), { signal: waiting.signal }).finally(
    () => clearTimeout(end),
  );
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  return (await response.json()) as Of;
}
