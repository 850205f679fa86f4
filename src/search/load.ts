import type { Corpus, Later } from './corpus';
import { FILES, loadFile } from './file';
import { buildIndexMeanwhile, type Index } from './index-of';

let main: Promise<{ corpus: Corpus; index: Index }> | undefined;
let later: Promise<Later> | undefined;

/**
 * Loads what is searched. If the second file fails, the first is searched alone, and the next call requests the second
 * again.
 *
 * @param onIndex called once or twice: with an index, and whether it is complete
 * @param isTime resolves when the second file may be requested
 * @returns true if everything came
 * @throws if the first file does not come; the next call requests it again
 */
export async function loadIndex(
  onIndex: (index: Index, isWhole: boolean) => void,
  isTime: Promise<void>,
): Promise<boolean> {
  // Something else may come under its name, for example the login page of a hotel's network: then no index can be
  // built.
  main ??= loadFile<Corpus>(FILES.main)
    .then(async (corpus) => ({ corpus, index: await buildIndexMeanwhile(corpus) }))
    .catch((error: unknown) => {
      main = undefined;
      throw error;
    });
  const rest = later ?? isTime.then(() => (later ??= loadFile<Later>(FILES.later)));
  // It may fail before the first file has come, which is then shown without it.
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

/** Returns both files as one corpus. */
export const whole = (main: Corpus, { sections, asked, words }: Later): Corpus => ({
  ...main,
  sections: [...main.sections, ...sections],
  asked: [...main.asked, ...asked],
  words,
});
