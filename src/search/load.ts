import type { Corpus, Later } from './corpus';
import { FILES, loadFile } from './file';
import { buildIndexMeanwhile, type Index } from './index-of';

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
  main ??= loadFile<Corpus>(FILES.main)
    .then(async (corpus) => ({ corpus, index: await buildIndexMeanwhile(corpus) }))
    .catch((error: unknown) => {
      main = undefined;
      throw error;
    });
  const rest = later ?? isTime.then(() => (later ??= loadFile<Later>(FILES.later)));
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
