import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../src/languages/locales';
import { visibleParts } from '../changes/visible';

export const KINDS = ['tools', 'laws', 'rest'] as const;

/** A built page in a language, and the text of its `main`. */
export interface BuiltPage {
  path: string;
  locale: Locale;
  kind: (typeof KINDS)[number];
  paragraphs: string[];
}

/**
 * Returns what a page says in its language, each piece once.
 *
 * @returns nothing if it only redirects to another page
 */
export function paragraphsOf(html: string): string[] {
  const $ = load(html);
  const language = $('html').attr('lang');
  // Transcripts of films are in the film's own language.
  $('main [lang]')
    .filter((_, part) => $(part).attr('lang') !== language)
    .remove();
  // A term's meaning opens next to its sentence and is not part of it.
  $('main [popovertarget]').each((_, term) => void $(term).replaceWith($(term).text()));
  $('main [popover]').each((_, meaning) => void $(meaning).appendTo('main').wrap('<p>'));
  const main = $('main').html();
  if (main === null) return [];
  return visibleParts(`<main>${main}</main>`).filter((part) => !/^(?:tel|sms|mailto):/.test(part));
}

const kindOf = (path: string): BuiltPage['kind'] =>
  /^\/tools\//.test(path) ? 'tools' : /^\/(?:laws\/|radon-laws$)/.test(path) ? 'laws' : 'rest';

/** Returns the pages of a built site that have text. */
export function builtPages(folder: string): BuiltPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const [first = '', ...rest] = file
        .replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')
        .split('/');
      const locale = isLocale(first) ? first : DEFAULT_LOCALE;
      const path = `/${(isLocale(first) ? rest : [first, ...rest]).join('/')}`;
      const paragraphs = paragraphsOf(readFileSync(join(folder, file), 'utf8'));
      return { path, locale, kind: kindOf(path), paragraphs };
    })
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
