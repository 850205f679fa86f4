/**
 * Prints how far each language has come: one line per file, and totals. Usage: npm run translate:status, or npm run
 * translate:status -- es
 */
import { translatedLocales } from '../../src/content/check/translations/pages';
import { isLocale } from '../../src/languages/locales';
import { readTranslatedSite } from './site';
import { standingsIn, tableLines } from './table';
import { filesOf } from '../../src/content/site-files';

async function main([named]: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  const all = translatedLocales(filesOf(siteDir));
  const locales = named !== undefined && isLocale(named) ? [named] : all;
  const site = await readTranslatedSite(siteDir);
  console.log(tableLines(locales.flatMap((locale) => standingsIn(site, locale))).join('\n'));
}

void main(process.argv.slice(2));
