import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStaffFiles } from './check/files';
import { linkSentence, pageNow } from './check/links';
import { readSite } from './check/read-site';
import { translatedLocales } from './check/translations/pages';
import { editJson, readJsonFile, type JsonEdit } from './edit-json';
import { forgetPage } from './forget-page';
import { docAddress } from './doc-ids';
import { filesOf } from './site-files';
import { translationOf } from './translations/files';

const ASKED = 'src/data/asked.json';

/**
 * Removes the entries of a part, or of a page with all its parts, from `asked.json`. All other lines stay as they are.
 */
function forgetAsked(siteDir: string, address: string): string[] {
  const entries = readJsonFile(siteDir, ASKED) as { at: string }[];
  const gone = entries.flatMap(({ at }, index): JsonEdit[] =>
    at === address || at.startsWith(`${address}#`) ? [[[index], undefined]] : [],
  );
  return editJson(siteDir, ASKED, gone);
}

/** Removes from a text the heading with a link name, everything below it, and the lines that list it again. */
function withoutPart(text: string, part: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== `::faq-again{#${part}}`);
  const begin = lines.findIndex((line) => /^#+ /.test(line) && line.includes(`{#${part}}`));
  if (begin < 0) return lines.join('\n');
  const depth = /^#+/.exec(lines[begin] ?? '')?.[0].length ?? 0;
  const below = lines
    .slice(begin + 1)
    .findIndex((line) => (/^(#+) /.exec(line)?.[1]?.length ?? Infinity) <= depth);
  lines.splice(begin, below < 0 ? lines.length : below + 1);
  return `${lines.join('\n').trimEnd()}\n`;
}

/**
 * Removes a part of a page in `docs/` from its translations.
 * @returns the files that had it
 */
function forgetTranslated(siteDir: string, page: string, part: string): string[] {
  const site = filesOf(siteDir);
  const source = readStaffFiles(site).find(
    ({ file, kind, source: text }) => kind === 'docs' && docAddress(file, text) === page,
  );
  return translatedLocales(site).flatMap((locale) => {
    const file = source && translationOf(source.file, locale);
    if (file === undefined || !existsSync(path.join(siteDir, file))) return [];
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const now = withoutPart(text, part);
    if (now === text) return [];
    writeFileSync(path.join(siteDir, file), now);
    return [file];
  });
}

/**
 * Removes what the search and the translations still have of a question, a part or a page that was removed. For a page,
 * also removes its entry or its text, whichever is left, and redirects its address.
 *
 * @param address for example `/faqs#cost-breakdown` or `/services/radon-water`
 * @param today as YYYY-MM-DD
 * @returns the files that were changed
 * @throws Error if it is no address, or still leads somewhere
 */
export function forget(siteDir: string, address: string, today: string): string[] {
  if (!/^\/[\w/-]*(?:#[\w-]+)?$/.test(address)) {
    throw new Error('Write the address that is gone, such as /faqs#cost-breakdown.');
  }
  const [page = '', part] = address.split('#');
  const { map } = readSite(siteDir, today);
  const isThere =
    part === undefined ? map.routes.has(pageNow(page, map)) : !linkSentence(address, '/', map);
  if (isThere) {
    throw new Error(`${address} is still there: remove it first, then what is known of it.`);
  }
  return [
    ...forgetAsked(siteDir, address),
    ...(part === undefined
      ? forgetPage(siteDir, page, map)
      : forgetTranslated(siteDir, page, part)),
  ];
}
