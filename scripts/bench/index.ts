/**
 * Measures what the site promises and prints one table per part. It reports targets met and missed but does not fail on
 * them: times vary with the machine, and the tests assert what does not vary.
 *
 * Usage, after a build: npm run bench -- [part…] [--beside folder] [--articles count]
 *
 * `--beside` names the built site of another checkout, for example of the commit before, which is measured alternately
 * with this one. `--articles 1000` measures how the site grows, and other parts only if they are named. RUNS=1 takes
 * every time once.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerFigures } from './answers';
import { buildFigures, growthFigures } from './build';
import { bytesFigures } from './bytes';
import { judge, type Figure } from './figure';
import { functionFigures } from './function';
import { lighthouseFigures } from './lighthouse';
import { navigationFigures } from './navigation';
import { searchFigures } from './search';
import type { Beside } from './sites';
import { edgeFigures, speedFigures } from './speed';
import { table } from './table';
import { typingFigures } from './typing';

/** Each part: its heading and the function that measures it. */
const PARTS: Record<string, [title: string, measure: (options: Beside) => Promise<Figure[]>]> = {
  bytes: ['Bytes of a page on a phone (brotli, 1 KB = 1000 bytes)', bytesFigures],
  search: ['Search opened from home on a phone', searchFigures],
  typing: ['Typing into the search (CPU 4x)', typingFigures],
  function: ['Contact function', functionFigures],
  navigation: ['Navigation on a computer, 60 ms before each answer', navigationFigures],
  speed: ['Speed on a slow phone (slow 4G, CPU 4x)', speedFigures],
  edge: ['First sight at the edge of the net (400 kbit/s, 400 ms, CPU 4x)', edgeFigures],
  answers: ['Answers of tools on a slow phone (slow 4G, CPU 4x)', answerFigures],
  lighthouse: ['Lighthouse', lighthouseFigures],
  build: ['Build', buildFigures],
};

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string' }, articles: { type: 'string' } },
  });
  const { beside, articles } = values;
  for (const folder of ['build', beside ?? 'build']) {
    if (!existsSync(join(folder, 'index.html'))) {
      throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
    }
  }
  const verdicts: (boolean | undefined)[] = [];
  const print = (title: string, figures: Figure[]): void => {
    console.log(table(title, figures));
    for (const figure of figures) {
      verdicts.push(...(figure.limits ?? []).map((limit) => judge(figure, limit).pass));
    }
  };
  const names = positionals.length > 0 || articles !== undefined ? positionals : Object.keys(PARTS);
  for (const name of names) {
    const [title, measure] = PARTS[name] ?? unknownPart(name);
    print(title, await measure({ beside }));
  }
  if (articles !== undefined) {
    if (!/^[1-9]\d*$/.test(articles)) throw new Error(`--articles is "${articles}", not a number.`);
    print('Growth with the number of articles', await growthFigures(Number(articles)));
  }
  const count = (pass: boolean): number => verdicts.filter((verdict) => verdict === pass).length;
  console.log(`\n${count(true)} targets met, ${count(false)} missed.`);
}

function unknownPart(name: string): never {
  throw new Error(`There is no part "${name}". Parts: ${Object.keys(PARTS).join(', ')}.`);
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // hosts and browsers may still be open
});
