import path from 'node:path';
import { HIGHEST_GRADE, type Reading } from '../../lib/readability';
import { daysBetween, rulesToRead, type Wanting } from '../../laws/known';
import { readData } from '../read-data';
import type { SiteFiles } from '../site-files';

/** How a page reads. */
export interface Graded extends Reading {
  /** The file, or the address of a built page. */
  page: string;
}

/** What is wanting of many rules is counted, not listed. */
const COUNTED: readonly (readonly [Exclude<Wanting, 'old'>, string])[] = [
  ['undated', 'read in a text without a day'],
  ['told', 'told by a second source'],
  ['company', 'our own information alone'],
];

/**
 * Laws whose text was read too long ago, one sentence each; how many rules were read in a text without a day or not at
 * all; and certificates that have run out.
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

/** What only a company of an example has: such a domain, the street of the sample, a telephone number for films. */
const SAMPLE = /\.example\b|\bexample\.(?:com|net|org)\b|\bSample\b|555-?01\d\d\b/;

/** Facts of the company that are still those of the sample, once its site has an address of its own; one sentence each. */
export function sampleFacts(files: SiteFiles): string[] {
  const company = readData(files, 'company');
  const isOwn = ([name, text]: [string, string]): boolean => name === 'url' && !SAMPLE.test(text);
  const facts = textsIn(company, []);
  if (!facts.some(isOwn)) return [];
  return facts
    .filter(([, text]) => SAMPLE.test(text))
    .map(([name, text]) => `src/data/company.json: ${name} is still "${text}", of the sample.`);
}

/** Every text below a value, with the names that lead to it. */
function textsIn(value: unknown, trail: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[trail.join('.'), value]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => textsIn(child, [...trail, name]))
    : [];
}

/** A certificate that holds until a day, as YYYY-MM-DD. */
interface Certificate {
  number: string;
  expires: string;
}

/** All certificates below a value that say until when they hold. */
export function certificates(value: unknown): Certificate[] {
  if (typeof value !== 'object' || value === null) return [];
  const { expires, number } = value as Record<string, unknown>;
  const own = typeof expires === 'string' ? [{ number: String(number), expires }] : [];
  return [...own, ...Object.values(value).flatMap(certificates)];
}

/** The pages above the grade first, then the others, as lines of a table. */
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
