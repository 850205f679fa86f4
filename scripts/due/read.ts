import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Law, Notice, Statute } from '../../src/data';
import { readStaffFiles } from '../../src/content/check/files';
import { certificates } from '../../src/content/check/notes';
import { translatedLocales } from '../../src/content/check/translations/pages';
import { readData } from '../../src/content/read-data';
import { filesOf, type SiteFiles } from '../../src/content/site-files';
import { besideOf } from '../../src/content/translations/accept';
import type { Locale } from '../../src/languages/locales';
import { LOCALES } from '../../src/languages/locales';
import { rulesToReadText } from '../../src/laws/to-read';
import { VALID_DAYS } from '../../src/postbuild/public-files';
import { addDays } from '../../src/tools/day';
import { fileIn, readTranslatedSite, type TranslatedSite } from '../translate/site';
import { standingsIn } from '../translate/table';
import { calendarOf } from './calendar';
import type { Due, RunsOut, WaitingTranslation } from './page';

/** Report what expires within this many days. */
const NOTICE_DAYS = 60;

function waitingIn(site: TranslatedSite, locale: Locale): WaitingTranslation[] {
  return standingsIn(site, locale)
    .filter(({ old, missing, words }) => (old === undefined ? words > 0 : old + missing > 0))
    .map((standing) => {
      const beside = besideOf(site, locale, standing.source);
      const places = beside?.kind === 'page' ? beside.comparison.old : [];
      return { standing, file: fileIn(locale, standing.source), places };
    });
}

/**
 * Returns what expires soon: certificates, and `security.txt`, which each build renews.
 *
 * @param people the content of `people.json`
 * @param changed day of the last change, after which the site was built, as YYYY-MM-DD
 * @param today as YYYY-MM-DD
 */
export function runningOut(people: unknown, changed: string, today: string): RunsOut[] {
  const all = [
    ...certificates(people).map(({ number, expires }) => ({
      what: `Certificate ${number}`,
      day: expires,
      todo: 'Write the new one in src/data/people.json.',
    })),
    {
      what: 'The address for reports of security (security.txt)',
      day: addDays(changed, VALID_DAYS),
      todo: 'Any published change renews it.',
    },
  ];
  return all.filter(({ day }) => day <= addDays(today, NOTICE_DAYS));
}

/** Returns the languages of a site without a film, by their English names. */
export function filmlessOf(
  videos: readonly { language: string }[],
  locales: readonly string[],
): string[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return locales
    .filter((locale) => videos.every(({ language }) => language !== locale))
    .map((locale) => names.of(locale) ?? locale);
}

/** Returns the notices that have ended, so that no visitor sees them any more. */
export const noticesOver = (notices: readonly Notice[], today: string): RunsOut[] =>
  notices
    .filter(({ until }) => until < today)
    .map(({ text, until }) => ({
      what: `The notice “${text.en}”`,
      day: until,
      todo: 'Take it away in src/data/notices.json.',
    }));

/** Returns the pages whose last review is a year old or older. */
export function reviewsOver(files: SiteFiles, today: string): RunsOut[] {
  return readStaffFiles(files)
    .flatMap(({ file, source = '' }): RunsOut[] => {
      const [, on] =
        /^reviewed:\n(?:[ \t]+.*\n)*?[ \t]+on:[ \t]*["']?(\d{4}-\d\d-\d\d)/m.exec(source) ?? [];
      const todo = 'Read the page again, and write who did and the day at "reviewed".';
      return on === undefined
        ? []
        : [{ what: `The review of ${file}`, day: addDays(on, 365), todo }];
    })
    .filter(({ day }) => day <= today);
}

const lastChange = (siteDir: string): string =>
  execFileSync('git', ['log', '-1', '--format=%cs'], { cwd: siteDir, encoding: 'utf8' }).trim();

/**
 * Reads everything that is due, from the project folder.
 *
 * @param today as YYYY-MM-DD
 */
export async function readDue(siteDir: string, today: string): Promise<Due> {
  const files: SiteFiles = filesOf(siteDir);
  const site = await readTranslatedSite(siteDir);
  return {
    today,
    translations: translatedLocales(files).flatMap((locale) => waitingIn(site, locale)),
    laws: rulesToReadText(
      {
        laws: readData(files, 'laws') as Record<string, Law>,
        statutes: readData(files, 'statutes') as Record<string, Statute>,
      },
      today,
    ),
    runsOut: [
      ...runningOut(readData(files, 'people'), lastChange(siteDir), today),
      ...reviewsOver(files, today),
      ...noticesOver(readData(files, 'notices') as Notice[], today),
    ],
    filmless: filmlessOf(readData(files, 'videos') as { language: string }[], Object.keys(LOCALES)),
    calendar: calendarOf(readFileSync(join(siteDir, '.github/RUNBOOK.md'), 'utf8'), today),
  };
}
