import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Company } from '../data';

/** RFC 9116 (2.5.5) recommends an expiry of less than a year; every build renews it. */
export const VALID_DAYS = 180;

const DAY_MS = 86_400_000;

/**
 * Writes `robots.txt` and `.well-known/security.txt` (RFC 9116). Both are made from `company.json`, so that they cannot
 * name another address.
 *
 * @param outDir the built site, of all languages
 * @param bases the base of each language: `/`, `/es/`
 * @param company from `src/data/company.json`
 * @param now the time of the build
 */
export async function writePublicFiles(
  outDir: string,
  bases: readonly string[],
  { url, email }: Pick<Company, 'url' | 'email'>,
  now: Date,
): Promise<void> {
  await writeLines(outDir, 'robots.txt', [
    'User-agent: *',
    'Allow: /',
    '',
    ...bases.map((base) => `Sitemap: ${url}${base}sitemap.xml`),
  ]);
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  await mkdir(join(outDir, '.well-known'), { recursive: true });
  await writeLines(outDir, '.well-known/security.txt', [
    `Contact: mailto:${email}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
  ]);
}

function writeLines(outDir: string, name: string, lines: string[]): Promise<void> {
  return writeFile(join(outDir, name), `${lines.join('\n')}\n`);
}
