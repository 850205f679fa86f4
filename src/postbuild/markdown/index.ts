import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Locale } from '../../languages/locales';
import type { Page } from '../pages';
import { aboutPage, withAbout } from './about';
import { markdownName } from './name';
import { readable } from './readable';

const writer = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { nodeHandlers: { comment: () => undefined } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' });

/**
 * The main part of a page as Markdown, with its address and the day of the build in front matter, for assistants to
 * read and quote.
 *
 * @param page as Docusaurus wrote it
 * @param language of the page
 */
export function markdownOf(page: Page, language: Locale): string {
  const about = aboutPage(page, language);
  // Parses only the main part again: the copy gets changed, and parsing a whole page takes twice as long.
  const place = page.$('main').get(0)?.sourceCodeLocation;
  const copy = load(page.html.slice(place?.startOffset, place?.endOffset), {
    scriptingEnabled: false,
  });
  const text = String(writer.processSync(readable(copy, about.url)));
  // An ampersand needs no escape unless it starts a character reference, and an escaped address could not be copied.
  return withAbout(about, text.replace(/\\&(?!#?\w+;)/g, '&'));
}

/**
 * Writes the Markdown form of a page beside it.
 *
 * @param outDir folder of the page's language
 */
export async function writeMarkdown(outDir: string, page: Page, language: Locale): Promise<void> {
  await writeFile(join(outDir, markdownName(page)), markdownOf(page, language));
}
