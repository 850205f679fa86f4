import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBareSite } from './bare-site';
import { BENCH_DIR } from './scratch';
import { buildStockSite } from './stock-site';

/** Folders of built sites, by the table column they are measured for. */
export type Sites = Record<string, string>;

/** The built site to compare with, if any. */
export interface Beside {
  beside?: string | undefined;
}

/** Returns our site, and the one to compare with if there is one. */
export function ownSites({ beside }: Beside): Sites {
  return beside === undefined ? { this: 'build' } : { this: 'build', beside };
}

/** Returns the same with stock Docusaurus and bare HTML. Builds stock if it is missing or older than our build. */
export async function allSites(options: Beside): Promise<Sites> {
  const built = join(BENCH_DIR, 'stock/build');
  const stock = (await isCurrent(built)) ? built : await buildStockSite();
  return { ...ownSites(options), stock, bare: await writeBareSite() };
}

async function isCurrent(folder: string): Promise<boolean> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  return (await stat(index)).mtimeMs > (await stat('build/index.html')).mtimeMs;
}
