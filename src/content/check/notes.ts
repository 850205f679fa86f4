import path from 'node:path';
import { checkedRecords, daysBetween, STALE_AFTER_DAYS } from '../../lib/checked';
import { HIGHEST_GRADE, type Reading } from '../../lib/readability';
import { readData } from '../read-data';
import type { SiteFiles } from '../site-files';

/** How a page reads. */
export interface Graded extends Reading {
  /** The file, or the address of a built page. */
  page: string;
}

/** Laws that nobody has looked up for too long, and certificates that have run out: one sentence each. */
export function staleFacts(files: SiteFiles, today: string): string[] {
  const laws = ['laws', 'statutes'].flatMap((file) =>
    checkedRecords(readData(files, file)).flatMap(({ name, lastChecked }) => {
      const age = daysBetween(lastChecked, today);
      return age > STALE_AFTER_DAYS
        ? [
            `src/data/${file}.json: ${name} was last checked on ${lastChecked}, ${age} days ` +
              'ago. "npm run laws:check" says where to look.',
          ]
        : [];
    }),
  );
  return [...laws, ...expired(readData(files, 'people'), today, 'people')];
}

function expired(value: unknown, today: string, file: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { expires, number } = value as Record<string, unknown>;
  const own =
    typeof expires === 'string' && expires < today
      ? [`src/data/${file}.json: certificate ${String(number)} ran out on ${expires}.`]
      : [];
  return [...own, ...Object.values(value).flatMap((child) => expired(child, today, file))];
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
