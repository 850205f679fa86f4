import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { readHead, type HeadElement } from './head';

/** The page that is shown at unknown addresses. */
export const NOT_FOUND = '404.html';

/** Which page of the built site it is. */
export interface PageName {
  /** Address below which the pages of its language lie: `/`, or `/es/`. */
  base: string;
  /** File below the folder of its language: `laws/rockville.html`. */
  name: string;
  /** Address without the base: `/laws/rockville`. */
  path: string;
}

/** Text that takes the place of another in a page; nothing is replaced where `start` is `end`. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** A page in memory: as Docusaurus wrote it, and what the edits so far have changed. */
export interface Page extends PageName {
  /** As it was read. */
  html: string;
  /** The same, parsed once for all who look something up; nobody changes it. */
  $: CheerioAPI;
  head: readonly HeadElement[];
  /** Where the head stands in `html`. */
  headPlace: { start: number; end: number };
  /** In another language: the ids that the headings of the English page were given. */
  englishIds?: readonly string[];
  /** What changes outside the head, in places of `html`. */
  changes: readonly Change[];
}

/** A step that changes a page. It throws an {@link UnreadablePage} where it cannot do what it is for. */
export type Edit = (page: Page) => Page;

declare const finished: unique symbol;

/** A page with its final text. Only {@link writePage} gives it: what is made of it cannot be made too early. */
export interface FinishedPage extends PageName {
  /** Folder of its language. */
  outDir: string;
  [finished]: true;
}

/** Says which page is not as a step expects it, and what to adapt. */
export class UnreadablePage extends Error {
  /**
   * @param expected what should stand in the page, as the end of "expected …"
   * @param file the step, below `src/postbuild`
   */
  constructor({ base, name }: PageName, expected: string, file: string) {
    super(
      `The built page ${base}${name}: expected ${expected}. ` +
        `Docusaurus or a component writes it in another way now; adapt src/postbuild/${file}.`,
    );
  }
}

/**
 * The pages of one language, by the routes Docusaurus built; its template for unknown addresses is among them.
 *
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
 * @throws Error when there is no such file
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
 * Takes the text of a page apart.
 *
 * @throws UnreadablePage when it has no head
 */
export function parsePage(name: PageName, html: string): Page {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const head = readHead(html, $);
  if (!head) throw new UnreadablePage(name, '<head> and </head>, both written out', 'head.ts');
  return { ...name, html, $, head: head.elements, headPlace: head, changes: [] };
}

/** The text of a page with all its edits; without any, the text that was read. */
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
 * Writes a page in place of the one that was read.
 *
 * @param outDir folder of the page's language
 */
export async function writePage(outDir: string, page: Page): Promise<FinishedPage> {
  const { base, name, path } = page;
  await writeFile(join(outDir, name), printPage(page));
  return { base, name, path, outDir } as FinishedPage;
}

/** Its text, read anew by whoever needs it: a thousand pages are too much to keep. */
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
