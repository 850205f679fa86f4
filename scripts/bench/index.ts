/**
 * Measures what the site promises and prints a table a part. It judges and never fails: times depend
 * on the machine's mood, and what does not is asserted in the tests.
 *
 * Usage, after a build: npm run bench [-- part…], for example `npm run bench -- bytes search` or
 * `npm run bench -- articles 1000`. RUNS=1 takes every time once.
 */
import { existsSync } from 'node:fs';
import type { Figure } from './figure';
import { table } from './table';

const STANDARD_ARTICLES = 1000;

/** A part: its heading and how its figures are taken. */
interface Part {
  title: string;
  measure: (count: number) => Promise<Figure[]>;
}

const PARTS: Record<string, Part> = {
  bytes: {
    title: 'Bytes of a page (KB of 1000 bytes, brotli)',
    measure: async () => (await import('./bytes')).bytesFigures(),
  },
  search: {
    title: 'Search',
    measure: async () => {
      const [{ searchFigures }, { serve }] = [await import('./search'), await import('./serve')];
      const site = await serve('build');
      return searchFigures(site.url).finally(site.close);
    },
  },
  function: {
    title: 'Contact function',
    measure: async () => (await import('./function')).functionFigures(),
  },
  navigation: {
    title: 'Navigation inside the site (slow 4G, CPU 4x)',
    measure: async () => (await import('./navigation')).navigationFigures(),
  },
  speed: {
    title: 'Speed on a slow phone (slow 4G, CPU 4x), interleaved medians',
    measure: async () => (await import('./speed')).speedFigures(),
  },
  lighthouse: {
    title: 'Lighthouse',
    measure: async () => (await import('./lighthouse')).lighthouseFigures(),
  },
  build: {
    title: 'Build',
    measure: async () => (await import('./build')).buildFigures(),
  },
  articles: {
    title: 'Growth with the number of articles',
    measure: async (count) => (await import('./articles')).articlesFigures(count),
  },
};

/** Reads `bytes`, `articles 500` or `--articles 500`. Throws an Error that names the parts. */
function readArguments(words: readonly string[]): { names: string[]; count: number } {
  const names: string[] = [];
  let count = STANDARD_ARTICLES;
  for (const word of words.map((text) => text.replace(/^--/, ''))) {
    if (names.at(-1) === 'articles' && /^[1-9]\d*$/.test(word)) count = Number(word);
    else if (word in PARTS) names.push(word);
    else {
      throw new Error(`There is no part "${word}". Parts: ${Object.keys(PARTS).join(', ')}.`);
    }
  }
  return { names: names.length > 0 ? names : Object.keys(PARTS), count };
}

async function bench(): Promise<void> {
  const { names, count } = readArguments(process.argv.slice(2));
  if (!existsSync('build/index.html')) {
    throw new Error('There is no built site in build. Build it first: npm run build');
  }
  let [passed, failed] = [0, 0];
  for (const name of names) {
    const { title, measure } = PARTS[name] as Part;
    const figures = await measure(count);
    console.log(table(title, figures));
    passed += figures.filter(({ pass }) => pass === true).length;
    failed += figures.filter(({ pass }) => pass === false).length;
  }
  console.log(`\n${passed} targets met, ${failed} missed.`);
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
