import { readStaffFiles, type StaffFile } from '../content/check/files';
import { routeOf } from '../content/check/routes';
import { filesOf, type SiteFiles } from '../content/site-files';
import { pageBeside } from '../content/translations/accept';
import { readText } from '../content/translations/blocks';
import type { OldPlace } from '../content/translations/compare';
import { translationOf } from '../content/translations/files';
import { translatedLocales } from '../content/check/translations/pages';
import { DEFAULT_LOCALE, pathIn, type Locale } from '../languages/locales';
import { readMarkdown } from './markdown-file';

/** A part of an English text: a paragraph, a heading, a row. */
export interface EnglishPart {
  text: string;
  /** Why its translation needs work: it has changed, is new, is gone, or is the same in another place or box. */
  waits?: 'changed' | 'new' | 'gone' | 'moved';
  /** The beginning of the English text from which an outdated translation was made. */
  was?: string;
  /** The line of the translation to update; for a new part, the line after which it belongs. */
  own?: string;
}

/** What the editor shows beside the form of a text. */
export interface Beside {
  /** The path of its page on the site; undefined for a part that several pages share. */
  page?: string;
  /** The English text, for the form of a translation. */
  english?: {
    /** True if a translation exists; otherwise the whole text is still to be translated. */
    isTranslated: boolean;
    parts: readonly EnglishPart[];
    /** The text without its front matter, from which a translation can start. */
    body: string;
  };
}

/** The English parts in order, each with the reason why its translation needs work. */
function partsOf(
  blocks: readonly { text: string; line: number }[],
  old: readonly OldPlace[],
  lines: readonly string[],
): EnglishPart[] {
  const parts = blocks.map(({ text }): EnglishPart => ({ text }));
  const gone: EnglishPart[] = [];
  const left = new Map(old.map((one) => [one.is === undefined ? one.was : undefined, one]));
  const come = new Set(old.map(({ was, is }) => (was === undefined ? is : undefined)));
  for (const { was, is, line, english } of old) {
    const own = lines[line - 1] ?? '';
    if (is === undefined) {
      if (was !== undefined && come.has(was)) continue;
      gone.push({ text: '', waits: 'gone', ...(was !== undefined && { was }), own });
      continue;
    }
    const at = blocks.findIndex((block) => block.line === english);
    if (at < 0) continue;
    const { text = '' } = parts[at] ?? {};
    const before = was === undefined ? left.get(is) : undefined;
    if (before) parts[at] = { text, waits: 'moved', own: lines[before.line - 1] ?? '' };
    else if (was === undefined) parts[at] = { text, waits: 'new', own };
    else parts[at] = { text, waits: 'changed', was, own };
  }
  return [...parts, ...gone];
}

function englishBeside(files: SiteFiles, locale: Locale, source: string): Beside['english'] {
  const text = files.text(source) ?? '';
  const { blocks } = readText(source, text);
  const own = files.text(translationOf(source, locale) ?? '') ?? '';
  const old = pageBeside(files, locale, source)?.comparison.old;
  return {
    isTranslated: old !== undefined,
    parts: partsOf(blocks, old ?? [], own.split('\n')),
    body: readMarkdown(text).body,
  };
}

/** The path of a text's page; undefined for a part that several pages share. */
export function pageOf({ file, kind, source = '' }: StaffFile): string | undefined {
  if (kind === 'part') return undefined;
  const { slug } = readMarkdown(source).frontMatter;
  return routeOf(kind, file, typeof slug === 'string' ? slug : undefined);
}

function besideOf(files: SiteFiles, english: StaffFile, locale?: Locale): Beside {
  const page = pageOf(english);
  return {
    ...(page !== undefined && { page: pathIn(locale ?? DEFAULT_LOCALE, page) }),
    ...(locale !== undefined && { english: englishBeside(files, locale, english.file) }),
  };
}

/** What the editor shows beside each text, by the path of its file from the project root. */
export function allBeside(siteDir: string): Map<string, () => Beside> {
  const files = filesOf(siteDir);
  const all = new Map<string, () => Beside>();
  for (const english of readStaffFiles(files)) {
    all.set(english.file, () => besideOf(files, english));
    for (const locale of translatedLocales(files)) {
      const own = translationOf(english.file, locale);
      if (own !== undefined) all.set(own, () => besideOf(files, english, locale));
    }
  }
  return all;
}
