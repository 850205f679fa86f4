import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { figure } from './support/figures';

interface Lockfile {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
}

test('every package of the lockfile is pinned by its hash and by no address', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const entries = Object.entries(packages).filter(([name]) => name !== '');
  const loose = entries.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  const addressed = entries.filter(([, entry]) => entry.resolved !== undefined || entry.link);
  expect(entries.length).toBeGreaterThan(100);
  expect(loose.map(([name]) => name)).toEqual([]);
  expect(addressed.map(([name]) => name)).toEqual([]);
  figure(
    `lockfile: ${entries.length} entries without sha512`,
    '0',
    loose.length,
    loose.length === 0,
  );
  figure('lockfile: entries with an address', '0', addressed.length, addressed.length === 0);
});

test('the contact function is small and stands on few packages', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['netlify/functions/contact.ts'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
  const direct = new Set<string>();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    if (file.startsWith('node_modules/')) continue;
    for (const { path } of imports) {
      const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      if (name) direct.add(name);
    }
  }
  const size = outputFiles[0]!.contents.byteLength / 1024;
  figure('function bundle, minified', '<= 200 KB', `${size.toFixed(1)} KB`, size <= 200);
  const names = [...direct].sort();
  figure('function: direct runtime packages', '<= 3', names.join(', '), names.length <= 3);
});
