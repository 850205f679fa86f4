import { parse, stringify } from 'yaml';
import { company } from '../../data';
import { LOCALES, type Locale } from '../../languages/locales';
import { siteDay } from '../../lib/site-day';
import { titleOf } from '../edits/social-picture';
import type { Page } from '../pages';

/** What stands at the top of a Markdown form. */
export interface About {
  title: string;
  description: string;
  /** The page for people, which is what to quote. */
  url: string;
  language: string;
  /** The day on which it was published, and holds. */
  published: string;
}

/** What is said of a page at the top of its Markdown form. */
export function aboutPage(page: Page, language: Locale): About {
  const { base, path, $ } = page;
  return {
    title: titleOf(page).replace(` | ${company.name}`, ''),
    description: $('meta[name=description]').attr('content') ?? '',
    url: company.url + base + path.slice(1),
    language: LOCALES[language].htmlLang,
    published: siteDay(),
  };
}

/** A Markdown form: what is said of the page as front matter, and its text. */
export const withAbout = (about: About, text: string): string =>
  `---\n${stringify(about, { lineWidth: 0 })}---\n\n${text}`;

/** What {@link withAbout} wrote at the top. */
export const readAbout = (markdown: string): About =>
  parse(markdown.split(/^---\n/m)[1] ?? '') as About;
