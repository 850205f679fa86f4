import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBareSite } from './bare-site';
import { BENCH_DIR } from './scratch';
import { serve, type Served } from './serve';
import { buildStockSite } from './stock-site';

/** The built site, another built site beside it, and the two made of it: the columns of a table. */
export const ALL_SITES = ['this', 'beside', 'stock', 'bare'] as const;
export type SiteName = (typeof ALL_SITES)[number];

/** A site on its own address. */
export interface Site extends Served {
  name: SiteName;
}

/** Where the built site to compare with lies; without it there is no such column. */
export interface Beside {
  beside?: string | undefined;
}

/**
 * Serves sites by the same host, hands them over and closes them. Stock and bare are made when they are missing or
 * older than the build.
 *
 * @param delay milliseconds before each answer
 * @returns what `use` returns
 */
export async function withSites<T>(
  names: readonly SiteName[],
  { beside }: Beside,
  delay: number | undefined,
  use: (sites: Site[]) => Promise<T>,
): Promise<T> {
  const stock = join(BENCH_DIR, 'stock/build');
  const folders = {
    this: () => 'build',
    beside: () => beside,
    stock: async () => ((await isCurrent(stock)) ? stock : buildStockSite()),
    bare: writeBareSite,
  };
  const served: Site[] = [];
  try {
    for (const name of names) {
      const folder = await folders[name]();
      if (folder !== undefined) served.push({ name, ...(await serve(folder, delay)) });
    }
    return await use(served);
  } finally {
    await Promise.all(served.map(({ close }) => close()));
  }
}

async function isCurrent(folder: string): Promise<boolean> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  return (await stat(index)).mtimeMs > (await stat('build/index.html')).mtimeMs;
}
