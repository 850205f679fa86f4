import { parse, stringify } from 'yaml';
import { company } from '../../data';
import { LOCALES, type Locale } from '../../languages/locales';
import { siteDay } from '../../lib/site-day';
import { titleOf } from '../edits/social-picture';
import type { Page } from '../pages';

/** The front matter of a Markdown form. */
export interface About {
  title: string;
  description: string;
  /** The absolute URL of the HTML page, which is the one to quote. */
  url: string;
  language: string;
  /** The day for which the site was built, as YYYY-MM-DD. */
  published: string;
}

/** The front matter for the Markdown form of a page. */
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

/** A Markdown form: front matter, then the text. */
export const withAbout = (about: About, text: string): string =>
  `---\n${stringify(about, { lineWidth: 0 })}---\n\n${text}`;

/** Reads the front matter that {@link withAbout} wrote. */
export const readAbout = (markdown: string): About =>
  parse(markdown.split(/^---\n/m)[1] ?? '') as About;
