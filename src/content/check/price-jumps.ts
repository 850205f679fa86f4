import { execFileSync } from 'node:child_process';
import { everyValue, valueAt } from '../../data/sense/problem';
import { usd } from '../../lib/format';
import type { Problem } from '../problems';
import { lineIn, type Site } from './read-site';

const FILE = 'src/data/prices.json';

/** The branches that visitors read, as a draft and a computer know them. */
const PUBLISHED = ['origin/main', 'main'];

/** By which part a price seldom changes at once. */
const SELDOM = 0.3;

/** The prices that are published; undefined where nobody knows them. */
export function publishedPrices(siteDir: string): unknown {
  for (const branch of PUBLISHED) {
    try {
      const text = execFileSync('git', ['show', `${branch}:./${FILE}`], {
        cwd: siteDir,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return JSON.parse(text) as unknown;
    } catch {
      // No such branch, no git, or no such file: the next one, or none.
    }
  }
  return undefined;
}

/** Prices that are far from the published ones. @param published as {@link publishedPrices} has them */
export function priceJumps(site: Site, published: unknown): Problem[] {
  return [...everyValue(site.contents['prices'])].flatMap(([path, now]) => {
    const before = valueAt(published, path);
    const isFar =
      typeof now === 'number' &&
      typeof before === 'number' &&
      path.at(-1) !== 'samples' &&
      Math.abs(now - before) > SELDOM * before;
    if (!isFar) return [];
    const message = `prices.${path.join('.')} was ${usd(before)}, and is ${usd(now)} now.`;
    return [{ file: FILE, line: lineIn(site, FILE, path), message }];
  });
}
