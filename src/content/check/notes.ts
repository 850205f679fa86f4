import path from 'node:path';
import { HIGHEST_GRADE, type Reading } from '../../lib/readability';
import { daysBetween, rulesToRead, type Wanting } from '../../laws/known';
import { readData } from '../read-data';
import type { SiteFiles } from '../site-files';

/** The reading grade of a page. */
export interface Graded extends Reading {
  /** The file, or the address of a built page. */
  page: string;
}

/** Gaps that many rules have; these are counted, not listed. */
const COUNTED: readonly (readonly [Exclude<Wanting, 'old'>, string])[] = [
  ['undated', 'read in a text without a day'],
  ['told', 'told by a second source'],
  ['company', 'our own information alone'],
];

/**
 * Reports the rules of laws whose text was read too long ago, one sentence each; counts those read in an undated text
 * or not read at all; and reports expired certificates.
 *
 * @param today as YYYY-MM-DD
 */
export function staleFacts(files: SiteFiles, today: string): string[] {
  const laws = ['laws', 'statutes'].flatMap((file) => {
    const rules = rulesToRead(readData(files, file), today);
    const counts = COUNTED.flatMap(([wanting, words]) =>
      rules[wanting].length > 0 ? [`${rules[wanting].length} ${words}`] : [],
    );
    return [
      ...rules.old.map(
        ({ name, asOf = '' }) =>
          `src/data/${file}.json: ${name} was read in a text of ${asOf}, ` +
          `${daysBetween(asOf, today)} days ago. "npm run laws:check" says where to look.`,
      ),
      ...(counts.length > 0
        ? [`src/data/${file}.json: rules ${counts.join(', ')}. "npm run laws:check" lists them.`]
        : []),
    ];
  });
  const expired = certificates(readData(files, 'people'))
    .filter(({ expires }) => expires < today)
    .map(
      ({ number, expires }) => `src/data/people.json: certificate ${number} ran out on ${expires}.`,
    );
  return [...laws, ...expired];
}

/** Text that only the sample company has: a reserved domain, the sample's street, a fictional telephone number. */
const SAMPLE = /\.example\b|\bexample\.(?:com|net|org)\b|\bSample\b|555-?01\d\d\b/;

/** Returns a sentence for each company fact that is still the sample's, once the site has an address of its own. */
export function sampleFacts(files: SiteFiles): string[] {
  const company = readData(files, 'company');
  const isOwn = ([name, text]: [string, string]): boolean => name === 'url' && !SAMPLE.test(text);
  const facts = textsIn(company, []);
  if (!facts.some(isOwn)) return [];
  return facts
    .filter(([, text]) => SAMPLE.test(text))
    .map(([name, text]) => `src/data/company.json: ${name} is still "${text}", of the sample.`);
}

/** Returns every string below a value, with its path such as `address.street`. */
function textsIn(value: unknown, trail: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[trail.join('.'), value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => textsIn(child, [...trail, name]))
    : [];
}

/** A certificate and the day it expires, as YYYY-MM-DD. */
interface Certificate {
  number: string;
  expires: string;
}

/** All certificates with an expiration day, at any depth below a value. */
export function certificates(value: unknown): Certificate[] {
  if (typeof value !== 'object' || value === null) return [];
  const { expires, number } = value as Record<string, unknown>;
  const own = typeof expires === 'string' ? [{ number: String(number), expires }] : [];
  return [...own, ...Object.values(value).flatMap(certificates)];
}

/** The pages as lines of a table, from the highest grade to the lowest. */
export function gradeLines(graded: readonly Graded[]): string[] {
  return [...graded]
    .sort((a, b) => b.grade - a.grade)
    .map(({ page, words, grade }) => {
      const mark = grade > HIGHEST_GRADE ? `above grade ${HIGHEST_GRADE}` : '';
      return (
        `${String(grade).padStart(5)} ${String(words).padStart(6)} words  ` +
        `${page.split(path.sep).join('/')}  ${mark}`
      ).trimEnd();
    });
}
