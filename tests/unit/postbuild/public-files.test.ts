import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { writePublicFiles } from '../../../src/postbuild/public-files';

const COMPANY = { url: 'https://radon.example', email: 'office@radon.example' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'public-'));
});

/** Returns a public file of a site in two languages that was built on a given day. */
async function written(name: string, day: string): Promise<string> {
  const outDir = await mkdtemp(join(folder, 'site-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  await writePublicFiles(outDir, ['/', '/es/'], COMPANY, new Date(day));
  return readFile(join(outDir, name), 'utf8');
}

test('robots.txt lets everybody in, and names the site map of every language', async () => {
  expect(await written('robots.txt', '2026-11-22')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://radon.example/sitemap.xml\nSitemap: https://radon.example/es/sitemap.xml\n',
  );
});

test('security.txt says whom to write to, for half a year from the day of the build', async () => {
  expect(await written('.well-known/security.txt', '2026-11-22')).toBe(
    'Contact: mailto:office@radon.example\nExpires: 2027-05-21T00:00:00Z\nPreferred-Languages: en\n' +
      'Canonical: https://radon.example/.well-known/security.txt\n',
  );
});
