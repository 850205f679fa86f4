import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../../data';
import { DEFAULT_LOCALE, LOCALES } from '../../languages/locales';
import { kindOf, type Kind } from '../../search/kinds';
import { inParallel } from '../in-parallel';
import type { FinishedPage, PageName } from '../pages';
import { readAbout, type About } from './about';
import { markdownName } from './name';

/** A page that has a Markdown form. */
export interface Listed extends About {
  page: PageName;
  /** The URI template of a tool's address (RFC 6570); undefined for other pages. */
  template: string | undefined;
}

const SECTIONS: Readonly<Record<Kind, string>> = {
  law: 'Radon laws',
  service: 'Services and prices',
  faq: 'Questions',
  page: 'The company and a test',
  article: 'Articles',
};

/**
 * Makes `/llms.txt` (llmstxt.org), which lists the Markdown forms of all pages: English ones by topic, the others by
 * language.
 *
 * @param listed the pages of all languages
 */
export function llmsText(
  listed: readonly Listed[],
  { name, url, phone, email }: Pick<Company, 'name' | 'url' | 'phone' | 'email'>,
): string {
  const isEnglish = ({ language }: About): boolean => language === LOCALES[DEFAULT_LOCALE].htmlLang;
  const english = listed.filter(isEnglish);
  const tools = english.filter(({ template }) => template);
  const home = english.find(({ page }) => page.path === '/');
  const line = ({ page, title, description, template }: Listed): string => {
    const link = `- [${title}](${url}${page.base}${markdownName(page)}): ${description}`;
    return template ? `${link} Answers at \`${template}\`` : link;
  };
  const section = (title: string, of: readonly Listed[]): string[] =>
    of.length > 0 ? [`## ${title}`, of.map(line).join('\n')] : [];
  const parts = [
    `# ${name}`,
    `> ${home?.description ?? ''}`,
    `Telephone and text ${phone.display}, email ${email}.`,
    'Below are the pages of this site as Markdown. Quote the page at the `url` at the top of each, with the day in ' +
      '`published`. A rule of law says who made it and where we read it, or that it is not confirmed. A tool answers for ' +
      'one case at its address with the parameters in braces (RFC 6570); its Markdown has what each can be, and all answers.',
    ...section('Tools', tools),
    ...Object.entries(SECTIONS).flatMap(([kind, title]) =>
      section(
        title,
        english.filter((one) => kindOf(one.page.path) === kind && !one.template),
      ),
    ),
    ...Object.values(LOCALES).flatMap(({ htmlLang, label }) =>
      section(
        label,
        listed.filter((one) => one.language === htmlLang && !isEnglish(one)),
      ),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Reads the Markdown forms of pages; leaves out pages that have none. */
export async function listPages(pages: readonly FinishedPage[]): Promise<Listed[]> {
  return (await inParallel(pages, readListed)).filter((one) => one !== undefined);
}

async function readListed(page: FinishedPage): Promise<Listed | undefined> {
  const file = join(page.outDir, markdownName(page));
  if (!existsSync(file)) return undefined;
  const text = await readFile(file, 'utf8');
  const [, template] = /^`(https?:\S+\{\?[\w,]+\})`$/m.exec(text) ?? [];
  return { ...readAbout(text), page, template };
}
