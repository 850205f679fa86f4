import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asked, Corpus, Section } from '../../lib/search/corpus';
import { FILES, FOLDER } from '../../lib/search/load';
import { LANGUAGES, type Language } from '../../lib/search/stems';
import { fold } from '../../lib/fold';
import { comparable } from '../../lib/search/words';
import { DEFAULT_LOCALE } from '../../lib/locales';
import { shortened } from './shortened';

/** What the search knows beside the texts: how people ask, and where. */
export type Knowledge = Pick<Corpus, 'asked' | 'glossary' | 'places' | 'synonyms' | 'elsewhere'>;

/** Questions are compared and never shown; those that begin alike take less to send side by side. */
const compared = (asked: Asked): Asked => ({
  ...asked,
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const texts = asked[language]?.map(comparable).sort();
      return texts ? [[language, texts]] : [];
    }),
  ),
});

/**
 * All that is searched in one language.
 *
 * @param language of the pages; one that the search has no stems for is read as English
 */
export function corpusOf(
  language: string,
  sections: readonly Section[],
  knowledge: Knowledge,
): Corpus {
  const urls = new Set(sections.map(({ url }) => url));
  const { asked, elsewhere, synonyms } = knowledge;
  const own = LANGUAGES.find((one) => one === language) ?? DEFAULT_LOCALE;
  // On pages in Spanish or Portuguese the words of the third language find nothing more, and take 4 KB.
  const isRead = (one: Language): boolean =>
    one === own || one === DEFAULT_LOCALE || own === DEFAULT_LOCALE;
  return {
    language: own,
    sections: [...sections],
    ...knowledge,
    asked: asked.filter(({ at }) => urls.has(at)).map(compared),
    elsewhere: byLanguage((one) => (isRead(one) ? elsewhere[one].map(fold).sort() : [])),
    synonyms: byLanguage((one) => (isRead(one) ? synonyms[one] : {})),
  };
}

/** The same of each language. */
const byLanguage = <Of>(of: (language: Language) => Of): Record<Language, Of> => ({
  en: of('en'),
  es: of('es'),
  pt: of('pt'),
});

/**
 * Writes what is searched in one language: a file with the questions, laws, services and pages, and one with the
 * articles. The browser makes its index of them; why, and what else was tried, says `src/lib/search/README.md`.
 *
 * @param outDir folder of the language
 * @param language see {@link corpusOf}
 * @throws Error when no page can be searched, or when a question is for a section that does not exist
 */
export async function writeSearchFiles(
  outDir: string,
  language: string,
  sections: readonly Section[],
  knowledge: Knowledge,
): Promise<void> {
  if (sections.length === 0) {
    throw new Error(
      `No page in ${outDir} has a data-search-body with text: there is nothing to search.`,
    );
  }
  const urls = new Set(sections.map(({ url }) => url));
  const unknown = knowledge.asked.filter(({ at }) => !urls.has(at)).map(({ at }) => at);
  // What is not translated is not searched, whatever is asked of it.
  if (unknown.length > 0 && language === DEFAULT_LOCALE) {
    throw new Error(
      `src/data/asked.json is about parts of pages that do not exist: ${[...new Set(unknown)].join(', ')}. ` +
        'Change "at" to the new address of the part, or remove the entry.',
    );
  }
  const { sections: all, ...rest } = corpusOf(language, sections, knowledge);
  const isArticle = ({ kind }: Section): boolean => kind === 'article';
  const main: Corpus = { ...rest, sections: all.filter((section) => !isArticle(section)) };
  const folder = join(outDir, FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILES.main), JSON.stringify(main));
  const articles = shortened(all.filter(isArticle));
  await writeFile(join(folder, FILES.articles), JSON.stringify(articles));
}
