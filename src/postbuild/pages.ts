import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { readHead, type HeadElement } from './head';

/** The page that is shown at unknown addresses. */
export const NOT_FOUND = '404.html';

/** Identifies a page of the built site. */
export interface PageName {
  /** The base of its language: `/`, or `/es/`. */
  base: string;
  /** The file in the folder of its language: `laws/rockville.html`. */
  name: string;
  /** The path without the base: `/laws/rockville`. */
  path: string;
}

/** A replacement of a range of a page's text; an insertion if `start` equals `end`. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** A page in memory: as Docusaurus wrote it, with the changes of the edits so far. */
export interface Page extends PageName {
  /** The text as it was read. */
  html: string;
  /** The same text, parsed once for all edits, which must not change it. */
  $: CheerioAPI;
  head: readonly HeadElement[];
  /** The offsets of the head in `html`. */
  headPlace: { start: number; end: number };
  /** For a page in another language: the ids that the headings of the English page were given. */
  englishIds?: readonly string[];
  /** Changes outside the head, by offsets in `html`. */
  changes: readonly Change[];
}

/** A step that changes a page. It throws an {@link UnreadablePage} if it cannot do so. */
export type Edit = (page: Page) => Page;

declare const finished: unique symbol;

/**
 * A page whose final text is on disk. Only {@link writePage} returns one, so that nothing is made from a page too
 * early.
 */
export interface FinishedPage extends PageName {
  /** The folder of its language. */
  outDir: string;
  [finished]: true;
}

/** The error for a page that is not what a step expects. It says what to adapt. */
export class UnreadablePage extends Error {
  /**
   * @param page the page
   * @param expected what the page should have, as the end of "expected …"
   * @param file the step, in `src/postbuild`
   */
  constructor({ base, name }: PageName, expected: string, file: string) {
    super(
      `The built page ${base}${name}: expected ${expected}. ` +
        `Docusaurus or a component writes it in another way now; adapt src/postbuild/${file}.`,
    );
  }
}

/**
 * The pages of one language, from the routes that Docusaurus built, including the 404 page.
 *
 * @param base the base of the language
 * @param routes with the base
 */
export function pageNames(base: string, routes: readonly string[]): PageName[] {
  const names = routes.map((route) => {
    const path = route.slice(base.length);
    return path.endsWith('.html') ? path : `${path || 'index'}.html`;
  });
  return [...new Set([...names, NOT_FOUND])].sort().map((name) => ({
    base,
    name,
    path: name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`,
  }));
}

/**
 * Reads a page.
 *
 * @param outDir folder of the page's language
 * @param englishIds see {@link Page}
 * @throws Error if there is no such file
 */
export async function readPage(
  outDir: string,
  name: PageName,
  englishIds?: readonly string[],
): Promise<Page> {
  const page = parsePage(name, await readText(outDir, name));
  return englishIds ? { ...page, englishIds } : page;
}

/**
 * Parses the text of a page.
 *
 * @throws UnreadablePage if it has no head
 */
export function parsePage(name: PageName, html: string): Page {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const head = readHead(html, $);
  if (!head) throw new UnreadablePage(name, '<head> and </head>, both written out', 'head.ts');
  return { ...name, html, $, head: head.elements, headPlace: head, changes: [] };
}

/** The text of a page with all its edits. Without edits it is the text that was read. */
export function printPage({ html, head, headPlace, changes }: Page): string {
  const newHead = { ...headPlace, text: head.map(({ source }) => source).join('') };
  let at = 0;
  const parts = [newHead, ...changes]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const kept = html.slice(at, start);
      at = end;
      return kept + text;
    });
  return parts.join('') + html.slice(at);
}

/**
 * Overwrites the file of a page with its edited text.
 *
 * @param outDir folder of the page's language
 */
export async function writePage(outDir: string, page: Page): Promise<FinishedPage> {
  const { base, name, path } = page;
  await writeFile(join(outDir, name), printPage(page));
  return { base, name, path, outDir } as FinishedPage;
}

/** Reads the text of a finished page, from disk each time, since a thousand pages are too much to keep in memory. */
export async function readFinished(page: FinishedPage): Promise<string> {
  return readText(page.outDir, page);
}

async function readText(outDir: string, { base, name }: PageName): Promise<string> {
  return readFile(join(outDir, name), 'utf8').catch((cause: unknown) => {
    throw new Error(
      `Docusaurus has a route for ${base}${name.replace(/(index)?\.html$/, '')} but wrote no file ${name} for it. ` +
        'Has `trailingSlash` changed? Adapt pageNames() in src/postbuild/pages.ts.',
      { cause },
    );
  });
}
