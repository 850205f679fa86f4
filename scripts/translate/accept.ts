/**
 * Records that translations say what the English says today; from then on, `npm run check:content` reports what has
 * changed in the English since. Usage:
 *
 *     npm run translate:accept -- es laws/rockville    one page
 *     npm run translate:accept -- es data/laws         texts of facts; `code` for the messages of programs
 *     npm run translate:accept -- es --all             everything in Spanish; without es, in every language
 *     npm run translate:accept -- --renewed            what was changed in both languages, and what is new;
 *                                                      translations follow renamed English files
 */
import { translatedLocales } from '../../src/content/check/translations/pages';
import { accept, acceptRenewed } from '../../src/content/translations/accept';
import { followRenames } from '../../src/content/translations/renamed';
import { isLocale, type Locale } from '../../src/languages/locales';
import { fileIn, readTranslatedSite, sourceOf, type TranslatedSite } from './site';
import { filesOf } from '../../src/content/site-files';

const ALL = '--all';
const RENEWED = '--renewed';
const USAGE = 'Write: npm run translate:accept -- es laws/rockville (or es --all, or --renewed).';

function acceptAll(site: TranslatedSite, locales: readonly Locale[], named: string[]): void {
  for (const locale of locales) {
    const sources = named.length > 0 ? named.map((name) => sourceOf(name, site)) : site.sources;
    for (const source of sources) {
      const result = accept(site, locale, source);
      if (result.done) console.log(`${fileIn(locale, source)}: recorded.`);
      else if (named.length > 0 || result.isWrong) {
        console.error(`${fileIn(locale, source)}: not recorded, ${result.reason}`);
        process.exitCode = 1;
      }
    }
  }
}

function acceptChanged(site: TranslatedSite, locales: readonly Locale[]): void {
  const fresh = locales.flatMap((locale) => [
    ...followRenames(
      site.siteDir,
      locale,
      site.sources.filter((file) => file.endsWith('.md')),
    ),
    ...site.sources
      .filter((source) => acceptRenewed(site, locale, source))
      .map((source) => fileIn(locale, source)),
  ]);
  console.log(fresh.length === 0 ? 'Every record is up to date.' : `Recorded ${fresh.join(', ')}.`);
}

async function main(args: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  const names = args.filter((arg) => !arg.startsWith('--'));
  const [first = ''] = names;
  const locales = isLocale(first) ? [first] : translatedLocales(filesOf(siteDir));
  const named = isLocale(first) ? names.slice(1) : names;
  const flags = args.filter((arg) => arg.startsWith('--'));
  const isWhole = flags.length === 1 && named.length === 0;
  if (isWhole && flags[0] === RENEWED)
    return acceptChanged(await readTranslatedSite(siteDir), locales);
  const isPages = flags.length === 0 && named.length > 0 && isLocale(first);
  if (!isPages && !(isWhole && flags[0] === ALL)) throw new Error(USAGE);
  acceptAll(await readTranslatedSite(siteDir), locales, named);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
