import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headElement, isLink } from '../head';
import { inParallel } from '../in-parallel';
import { readPage, UnreadablePage, type Edit, type PageName } from '../pages';
import type { Site } from '../site';
import { firstScreen } from './marks';
import { rulesFor } from './rules';

/** Pages of a kind look alike at the top: of a thousand articles, these say what the others need. */
const READ_OF_A_KIND = 40;

/** Folders whose pages share a layout; all others are of one kind, each with a look of its own. */
const KINDS = ['blog', 'laws', 'tools'];

/** How many styles of first screens a language has. */
export const KINDS_OF_PAGES = KINDS.length + 1;

/**
 * Makes the edit that lets a page be painted before its style sheet has come: what its first screen needs stands in
 * the page, and the sheet, which holds everything, behind its text. The styles are one for each kind of page, for the
 * policy lists each by its hash.
 *
 * @throws Error when the site has not exactly one style sheet
 */
export async function styleFirstScreens(site: Site, names: readonly PageName[]): Promise<Edit> {
  const css = await readSheet(site.outDir);
  const styles = new Map<string, string>();
  for (const [kind, pages] of byKind(names)) {
    const marks = await inParallel(pages.slice(0, READ_OF_A_KIND), async (name) =>
      firstScreen((await readPage(site.outDir, name)).$),
    );
    styles.set(kind, rulesFor(css, new Set(marks.flatMap((found) => [...found]))));
  }
  return (page) => {
    const sheets = page.head.filter((element) => isLink(element, 'stylesheet'));
    const [sheet] = sheets;
    const end = page.html.lastIndexOf('</body>');
    if (!sheet || sheets.length > 1 || end < 0) {
      throw new UnreadablePage(
        page,
        'one style sheet in the head, and </body>',
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

function byKind(names: readonly PageName[]): Map<string, PageName[]> {
  const kinds = new Map<string, PageName[]>();
  for (const name of names) {
    const alike = kinds.get(kindOf(name));
    if (alike) alike.push(name);
    else kinds.set(kindOf(name), [name]);
  }
  return kinds;
}

function kindOf({ path }: PageName): string {
  return KINDS.find((kind) => path.startsWith(`/${kind}`)) ?? '';
}

async function readSheet(outDir: string): Promise<string> {
  const folder = join(outDir, 'assets/css');
  const [sheet, ...more] = await readdir(folder);
  if (!sheet || more.length > 0) {
    throw new Error(
      `${folder} holds ${sheet ? 1 + more.length : 0} style sheets; one is expected.`,
    );
  }
  return readFile(join(folder, sheet), 'utf8');
}
