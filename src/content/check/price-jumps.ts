import { execFileSync } from 'node:child_process';
import { everyValue, valueAt } from '../../data/sense/problem';
import { usd } from '../../lib/format';
import type { Problem } from '../problems';
import { lineIn, type Site } from './read-site';

const FILE = 'src/data/prices.json';

/** The published branch, as a draft and as a local clone know it. */
const PUBLISHED = ['origin/main', 'main'];

/** A larger change, as a share of the published price, is unusual. */
const SELDOM = 0.3;

/** The published prices, or undefined if git does not have them. */
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
      // No such branch, no git, or no such file: try the next branch.
    }
  }
  return undefined;
}

/**
 * Finds prices that are far from the published ones.
 * @param published as {@link publishedPrices} returns them
 */
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
