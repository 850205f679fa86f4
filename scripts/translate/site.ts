import { schemas } from '../../src/data/schema';
import { readStaffFiles } from '../../src/content/check/files';
import { readMessages } from '../../src/content/check/translations/messages';
import { suggest } from '../../src/content/problems';
import { translationOf, englishFile } from '../../src/content/translations/files';
import type { Languages } from '../../src/content/translations/accept';
import { englishMessages, MESSAGES } from '../../src/content/translations/messages';
import { filesOf } from '../../src/content/site-files';

/** A site with its languages, and every English file that may be translated. */
export interface TranslatedSite extends Languages {
  sources: readonly string[];
}

/** Reads the site's English files and messages, and its translated messages. */
export async function readTranslatedSite(siteDir: string): Promise<TranslatedSite> {
  return {
    siteDir,
    english: await englishMessages(siteDir),
    messagesIn: (locale) => readMessages(filesOf(siteDir), locale),
    sources: [
      ...readStaffFiles(filesOf(siteDir)).map(({ file }) => file),
      ...Object.keys(schemas).map((name) => `src/data/${name}.json`),
      MESSAGES,
    ],
  };
}

/** Returns a path without its extension. */
const bare = (file: string): string => file.replace(/\.(?:md|json)$/, '');

/**
 * Returns the English file that someone means by a name.
 *
 * @param typed a path of the English file or of its translation, or the last parts of it: `laws/rockville`
 * @throws Error with a sentence if it matches no file, or more than one
 */
export function sourceOf(typed: string, { sources }: TranslatedSite): string {
  const name = typed.replace(/\\/g, '/').replace(/^\.\//, '');
  const dataName = /^i18n\/\w+\/data\/(.+)$/.exec(name)?.[1];
  const path =
    englishFile(name) ?? (dataName && `src/data/${dataName}`) ?? name.replace(/^i18n\/\w+\//, '');
  const exact = sources.find((source) => source === path || bare(source) === bare(path));
  if (exact !== undefined) return exact;
  const [first, ...others] = sources.filter((source) => bare(source).endsWith(`/${bare(path)}`));
  if (first === undefined) {
    throw new Error(`There is no text "${typed}". ${suggest(name, sources.map(bare))}`);
  }
  if (others.length > 0) {
    throw new Error(`"${typed}" can be ${[first, ...others].join(' or ')}; write it as there.`);
  }
  return first;
}

/** Returns where a language has the text of an English file. */
export function fileIn(locale: Parameters<typeof translationOf>[1], source: string): string {
  return translationOf(source, locale) ?? `i18n/${locale}/${source.replace(/^src\//, '')}`;
}
