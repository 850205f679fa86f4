import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBareSite } from './bare-site';
import { BENCH_DIR } from './scratch';
import { serve, type Served } from './serve';
import { buildStockSite } from './stock-site';

/** Our site and the two it is compared with. */
export const SITES = ['own', 'stock', 'bare'] as const;
export type SiteName = (typeof SITES)[number];

/** The three sites, each on its own address with the same compression. */
export type Sites = Record<SiteName, Served>;

/**
 * Serves all three sites, hands them over and closes them. The two others are made when they are
 * missing or older than our build.
 *
 * @returns what `use` returns
 */
export async function withSites<T>(use: (sites: Sites) => Promise<T>): Promise<T> {
  const stock = join(BENCH_DIR, 'stock/build');
  if (!(await isCurrent(stock))) await buildStockSite();
  const bare = join(BENCH_DIR, 'bare');
  if (!(await isCurrent(bare))) await writeBareSite();
  const sites: Sites = {
    own: await serve('build'),
    stock: await serve(stock),
    bare: await serve(bare),
  };
  try {
    return await use(sites);
  } finally {
    await Promise.all(SITES.map((name) => sites[name].close()));
  }
}

async function isCurrent(folder: string): Promise<boolean> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  return (await stat(index)).mtimeMs > (await stat('build/index.html')).mtimeMs;
}
