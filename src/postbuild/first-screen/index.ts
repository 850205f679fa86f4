import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headElement, isLink } from '../head';
import { inParallel } from '../in-parallel';
import { readPage, UnreadablePage, type Edit, type PageName } from '../pages';
import type { Site } from '../site';
import { kindOf, samples } from './kinds';
import { marksOf } from './marks';
import { rulesFor, withoutTypefaces } from './rules';

/**
 * Makes the edit that lets a page be painted before its style sheet has loaded: the rules for what it shows are inline
 * in the head, and the link to the sheet, which holds all rules but the typefaces, is at the end of the body. Each kind
 * of page has one inline style, since the policy lists each by its hash.
 *
 * @param names of all pages
 * @throws Error if the site does not have exactly one style sheet
 */
export async function styleFirstScreens(
  { outDir }: Pick<Site, 'outDir'>,
  names: readonly PageName[],
): Promise<Edit> {
  const file = await findSheet(outDir);
  const css = await readFile(file, 'utf8');
  const styles = new Map<number, string>();
  for (const [kind, pages] of samples(names)) {
    const marks = await inParallel(pages, async (name) =>
      marksOf((await readPage(outDir, name)).$),
    );
    styles.set(kind, rulesFor(css, new Set(marks.flatMap((found) => [...found]))));
  }
  await writeFile(file, withoutTypefaces(css));
  return (page) => {
    const sheets = page.head.filter((element) => isLink(element, 'stylesheet'));
    const [sheet] = sheets;
    const end = page.html.lastIndexOf('</body>');
    if (!sheet || sheets.length > 1 || end < 0) {
      throw new UnreadablePage(
        page,
        'one <link rel="stylesheet"> in the head, and </body> written out',
        'first-screen/index.ts',
      );
    }
    const style = headElement('style', {}, styles.get(kindOf(page)));
    return {
      ...page,
      head: page.head.map((element) => (element === sheet ? style : element)),
      changes: [...page.changes, { start: end, end, text: sheet.source }],
    };
  };
}

async function findSheet(outDir: string): Promise<string> {
  const folder = join(outDir, 'assets/css');
  const sheets = await readdir(folder);
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(`${folder} holds ${sheets.length} style sheets; one is expected.`);
  }
  return join(folder, sheet);
}
