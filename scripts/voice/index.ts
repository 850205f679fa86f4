/**
 * Prints how the built site reads, page by page and in totals. Usage: npm run voice -- [--lang es] [--site FOLDER], or
 * npm run voice -- --draw 60 [--seed 7] [--lang es] for random sentences, to be judged by a native speaker
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Turns } from '../../src/content/check/turns';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../src/languages/locales';
import { draw, isWhole, sentencesOf, voiceOf } from './count';
import { type BuiltPage, builtPages, KINDS } from './pages';

const TURNS = JSON.parse(readFileSync('src/data/turns.json', 'utf8')) as Record<string, Turns>;

function line(name: string, pages: readonly BuiltPage[]): string {
  const [first] = pages;
  const locale = first?.locale ?? DEFAULT_LOCALE;
  const { grade, ...counts } = voiceOf(
    pages.flatMap(({ paragraphs }) => paragraphs),
    { locale, turns: TURNS[locale] ?? {}, isAnswer: first?.kind === 'tools' },
  );
  const cells = [...Object.values(counts), grade || '-'];
  return `${cells.map((cell) => String(cell).padStart(8)).join('')}  ${name}`;
}

function drawn(pages: readonly BuiltPage[], count: string, seed: string): string[] {
  const all = pages.flatMap(({ path, paragraphs }) =>
    sentencesOf(paragraphs)
      .filter(isWhole)
      .map((sentence) => [sentence, path] as const),
  );
  return draw([...new Map(all)], Number(count), Number(seed)).map(
    ([sentence, path]) => `${path}  ${sentence}`,
  );
}

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { draw: text, seed: text, lang: text, site: text } });
const site = builtPages(values.site ?? 'build');
const one = values.lang ?? (values.draw === undefined ? undefined : DEFAULT_LOCALE);
for (const locale of Object.keys(LOCALES).filter(isLocale)) {
  const pages = site.filter((page) => page.locale === locale && locale === (one ?? locale));
  if (pages.length === 0) continue;
  const lines =
    values.draw === undefined
      ? [
          `${locale}\n   words   turns  stated   glued   grade`,
          ...pages.map((page) => line(page.path, [page])),
          ...KINDS.map((kind) =>
            line(
              `= ${kind}`,
              pages.filter((page) => page.kind === kind),
            ),
          ),
        ]
      : drawn(pages, values.draw, values.seed ?? '1');
  console.log(lines.join('\n'));
}
