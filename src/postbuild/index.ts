import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimiseDrawings } from '../artwork/drawings';
import { publishPictures } from '../artwork/published-pictures';
import { siteDay } from '../lib/site-day';
import { company, videos } from '../data';
import type { Section } from '../search/corpus';
import { nameAlternates } from './edits/alternates';
import { hintFont } from './edits/font-hint';
import { addHeadingIds } from './edits/heading-ids';
import { nameMarkdownForm } from './edits/markdown-form';
import { dropAddressOf404 } from './edits/no-address';
import { quoteMessages } from './edits/quoted-messages';
import { nameSocialPicture } from './edits/social-picture';
import { dropStockTheme } from './edits/stock-theme';
import { hintToolScript } from './edits/tool-script';
import { dropUnreadMarks } from './edits/unread-marks';
import { putUrgentFirst } from './edits/urgent-first';
import { styleFirstScreens } from './first-screen';
import { headersOf } from './headers';
import { inParallel } from './in-parallel';
import { inlinePartsOf } from './headers/inline-parts';
import {
  allLanguages,
  headingIdsInEnglish,
  removeShared,
  type FinishedLanguage,
} from './languages';
import { writeMarkdown } from './markdown';
import { listPages, llmsText } from './markdown/llms';
import {
  NOT_FOUND,
  pageNames,
  readPage,
  writePage,
  type Edit,
  type FinishedPage,
  type PageName,
} from './pages';
import { redirectsOf } from './redirects';
import type { Knowledge } from '../search/corpus';
import { writeSearchFiles } from './search';
import { fillDirectory, SEARCH_PAGE } from './search/directory';
import { idsForHeadings } from './search/page-parts';
import { sections } from './search/sections';
import { rootOf, type Site } from './site';
import { socialPictures } from './social-pictures';
import { writePublicFiles } from './public-files';

/**
 * Finishes the site in one language: edits and writes every page, then writes the files that are made from the finished
 * pages.
 *
 * @param knowledge what the search knows besides the texts
 * @throws Error with an explanation if a page or file is not what a step expects, which stops the build
 */
export async function finishSite(site: Site, knowledge: Knowledge): Promise<void> {
  const { outDir, base, language } = site;
  await removeShared(site);
  await optimiseDrawings(join(outDir, 'img'));
  await publishPictures(join(outDir, 'img'), join(site.cacheDir, 'pictures'));
  const drawSocialPicture = await socialPictures(site);
  const font = await findFont(outDir);
  const english = await headingIdsInEnglish(site);

  const names = pageNames(base, site.routes);
  const hintTool = await hintToolScript(site);
  const styleFirstScreen = await styleFirstScreens(site, names);

  const isSearch = ({ path }: PageName): boolean => path === SEARCH_PAGE;
  const isMissing = ({ path }: PageName): boolean =>
    site.missing[language]?.includes(path) ?? false;
  /** True if the page has a text of its own in its language, and so a Markdown form. */
  const isText = (name: PageName): boolean =>
    !isSearch(name) && name.name !== NOT_FOUND && !isMissing(name);

  const finish = async (name: PageName, ...more: Edit[]): Promise<Done> => {
    const page = await readPage(outDir, name, english.of(name.path));
    const picture = await drawSocialPicture(page, isMissing(name));
    const edits = [...editsOf(site, font, picture), hintTool, styleFirstScreen, ...more];
    if (isText(name)) {
      await writeMarkdown(outDir, page, language);
      edits.push(nameMarkdownForm);
    }
    const edited = edits.reduce((before, edit) => edit(before), page);
    return {
      page: await writePage(outDir, edited),
      sections: isMissing(name) ? [] : sections(page),
      headingIds: [...idsForHeadings(page.$, page.englishIds).values()],
    };
  };
  const done = await inParallel(
    names.filter((name) => !isSearch(name)),
    (name) => finish(name),
  );
  const searched = done.flatMap(({ sections: own }) => own);
  // The search page lists all others, so it comes last.
  for (const name of names.filter(isSearch)) done.push(await finish(name, fillDirectory(searched)));

  await english.keep(new Map(done.map(({ page, headingIds }) => [page.path, headingIds])));

  await writeSearchFiles(outDir, language, searched, knowledge);
  const pages = done.map(({ page }) => page);
  const own = { pages, inline: await inlinePartsOf(pages), listed: await listPages(pages) };
  await writeHostFiles(site, await allLanguages(site, own));
}

/** The edits of every page, in this order. */
const editsOf = (
  { base, language, missing }: Site,
  font: string,
  picture: Parameters<typeof nameSocialPicture>[0],
): Edit[] => [
  addHeadingIds,
  quoteMessages,
  dropStockTheme,
  dropUnreadMarks,
  nameAlternates(language, missing),
  dropAddressOf404,
  nameSocialPicture(picture),
  hintFont(`${base}assets/fonts/${font}`),
  putUrgentFirst,
];

interface Done {
  page: FinishedPage;
  /** The ids given to headings that had none. */
  headingIds: string[];
  sections: Section[];
}

/** Writes the files that hosts and programs expect at the root of the site, for all of its languages. */
async function writeHostFiles(site: Site, languages: readonly FinishedLanguage[]): Promise<void> {
  const root = rootOf(site);
  const pages = languages.flatMap((language) => language.pages);
  const inline = languages.map((language) => language.inline);
  const listed = languages.flatMap((language) => language.listed);
  const bases = [...new Set(pages.map(({ base }) => base))];
  await writeFile(join(root, '_headers'), headersOf(pages, inline, { ...company, videos }));
  await writeFile(join(root, '_redirects'), redirectsOf(site.redirects, pages));
  await writeFile(join(root, 'llms.txt'), llmsText(listed, company));
  await writePublicFiles(root, bases, company, new Date(siteDay()));
}

/**
 * The file name of the typeface.
 *
 * @throws Error unless there is exactly one font, since the hint would be a guess
 */
async function findFont(outDir: string): Promise<string> {
  const [font, ...more] = await readdir(join(outDir, 'assets/fonts'));
  if (!font || more.length > 0) {
    throw new Error(
      `${outDir}/assets/fonts holds ${font ? 1 + more.length : 0} fonts; one is expected.`,
    );
  }
  return font;
}
