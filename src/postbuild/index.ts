import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimiseDrawings } from '../artwork/drawings';
import { company, redirects } from '../data';
import { hintFont } from './edits/font-hint';
import { addHeadingIds } from './edits/heading-ids';
import { nameSocialPicture } from './edits/social-picture';
import { dropStockTheme } from './edits/stock-theme';
import { dropUnreadMarks } from './edits/unread-marks';
import { putUrgentFirst } from './edits/urgent-first';
import { headersOf } from './headers';
import { inParallel } from './in-parallel';
import { pagesOfAllLanguages, rootOf, type Site } from './languages';
import { pageNames, readPage, writePage, type Edit, type FinishedPage } from './pages';
import { redirectsOf } from './redirects';
import { writeSearchIndex } from './search';
import { sections } from './search/sections';
import { socialPictures } from './social-pictures';
import { writePublicFiles } from './public-files';

/**
 * Finishes the site in one language: every page is read once, edited and written once; then come the files that are
 * made of the pages as they are served.
 *
 * @throws Error in words when a page or a file is not what a step expects; the build ends there
 */
export async function finishSite(site: Site): Promise<void> {
  const { outDir, base, language } = site;
  await optimiseDrawings(join(outDir, 'img'));
  const drawSocialPicture = await socialPictures(outDir, join(site.cacheDir, 'social'));
  const font = await findFont(outDir);

  const done = await inParallel(pageNames(base, site.routes), async (name) => {
    const page = await readPage(outDir, name);
    const edits: Edit[] = [
      addHeadingIds,
      dropStockTheme,
      dropUnreadMarks,
      nameSocialPicture(await drawSocialPicture(page)),
      hintFont(`${base}assets/fonts/${font}`),
      putUrgentFirst,
    ];
    const edited = edits.reduce((before, edit) => edit(before), page);
    return { page: await writePage(outDir, edited), path: name.path, sections: sections(page) };
  });

  await writeSearchIndex(outDir, language, done);
  await writeHostFiles(
    rootOf(site),
    await pagesOfAllLanguages(
      site,
      done.map(({ page }) => page),
    ),
  );
}

/** Writes what the host and programs look for at the root of the site alone, for all its languages. */
async function writeHostFiles(root: string, pages: readonly FinishedPage[]): Promise<void> {
  const bases = [...new Set(pages.map(({ base }) => base))];
  await writeFile(join(root, '_headers'), headersOf(pages));
  await writeFile(join(root, '_redirects'), redirectsOf(redirects, pages));
  await writePublicFiles(root, bases, company, new Date());
}

/**
 * The file name of the typeface.
 *
 * @throws Error when there is not exactly one font, for then the hint would be a guess
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
