import type { Law } from '../../data';
import { longDate } from '../../lib/format';
import type { Problem } from '../problems';
import { listFiles } from './files';
import type { Site } from './read-site';

/** Patterns for the units of `laws.json`, in the languages of the site. */
const UNITS: Readonly<Record<string, string>> = {
  year: 'years?|años?|anos?',
  years: 'years?|años?|anos?',
  days: 'days?|días?|dias?',
  units: 'units?|unidad(?:es)?|unidades?',
  'pCi/L': 'pCi/L',
};

/** Figures that people write as words, in English. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  14: 'fourteen',
  90: 'ninety',
};

/** A pattern for a fact of a law as people type it, and the name of the fact. */
interface Figure {
  pattern: RegExp;
  name: string;
}

/** The figures below a value. `companySays` has a rule of its own (`company-says.ts`). */
function figuresIn(value: unknown, name: string): Figure[] {
  if (typeof value !== 'object' || value === null || name.endsWith('.companySays')) return [];
  const { value: figure, unit } = value as { value?: unknown; unit?: unknown };
  const units = typeof unit === 'string' ? UNITS[unit] : undefined;
  if (typeof figure === 'number' && units !== undefined) {
    const typed = [`${figure}(?:\\.0+)?`, WORDS[figure]].filter(Boolean).join('|');
    return [
      { pattern: new RegExp(`(?<![\\w.,])(?:${typed})[ \\u00A0-](?:${units})(?!\\w)`, 'i'), name },
    ];
  }
  return Object.entries(value).flatMap(([key, child]) => figuresIn(child, `${name}.${key}`));
}

/**
 * The adopted and effective days of a law's enactments: the whole date in English, or the year after "since" and the
 * like.
 */
const daysOf = (id: string, { enactments }: Law): Figure[] =>
  Object.entries(enactments).flatMap(([part, enactment]) =>
    (['adopted', 'effective'] as const).flatMap((which) => {
      const day = enactment?.[which];
      if (day === undefined) return [];
      const words = longDate(day, 'en-US').replaceAll('\u00A0', ' ');
      const typed = `${words}|(?:since|began in|effective|desde|en vigor en|começou em) ${day.slice(0, 4)}`;
      return [
        {
          pattern: new RegExp(`(?<!\\w)(?:${typed})(?!\\w)`, 'i'),
          name: `laws.${id}.enactments.${part}.${which}`,
        },
      ];
    }),
  );

/**
 * The laws whose facts a text may have typed: its own law on a law page, all laws on the FAQ and the overview, none
 * elsewhere.
 */
function lawsOn(file: string, laws: Readonly<Record<string, Law>>): [string, Law][] {
  const all = Object.entries(laws);
  if (/\/laws\/[^/]+\.md$/.test(file))
    return all.filter(([, { path }]) => file.endsWith(`${path}.md`));
  return /\/(?:faqs|radon-laws)\.md$/.test(file) ? all : [];
}

/** The lines of a text with front matter blanked, and quoted facts and link targets masked. */
const plain = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---/, (top) => top.replace(/[^\n]/g, ''))
    .replace(/\{\{[^{}]*\}\}|\]\([^)]*\)/g, (found) => '·'.repeat(found.length))
    .split('\n');

/**
 * Finds figures and days of a law that are typed in the FAQ, the overview of the laws or a law's page, in any language.
 * When the law changes they would stay, in the page and in what search engines read of it.
 */
export function checkLawFigures(site: Site): Problem[] {
  const laws = (site.contents['laws'] ?? {}) as Record<string, Law>;
  const files = ['docs', 'i18n'].flatMap((folder) => listFiles(site, folder));
  return files.flatMap((file) => {
    const figures = lawsOn(file, laws).flatMap(([id, law]) => [
      ...figuresIn(law, `laws.${id}`),
      ...daysOf(id, law),
    ]);
    if (figures.length === 0) return [];
    return plain(site.text(file) ?? '').flatMap((line, index): Problem[] => {
      const found = figures.filter(({ pattern }) => pattern.test(line));
      const typed = found[0]?.pattern.exec(line)?.[0];
      if (typed === undefined) return [];
      const names = [...new Set(found.map(({ name }) => `{{ ${name} }}`))].slice(0, 4).join(' or ');
      const message =
        `"${typed}" is typed and would stay when the law changes: write ${names}. Is it no fact of a ` +
        'law, say it in other words.';
      return [{ file, line: index + 1, message, needs: 'laws' }];
    });
  });
}
