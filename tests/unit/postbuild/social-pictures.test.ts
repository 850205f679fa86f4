import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../../src/data';
import { FOLDER, socialPictures } from '../../../src/postbuild/social-pictures';
import { page } from './support';

let outDir: string;
let pictureOf: Awaited<ReturnType<typeof socialPictures>>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'social-'));
  outDir = join(folder, 'es');
  const cacheDir = join(folder, 'cache');
  pictureOf = await socialPictures({ outDir, language: 'es', promise: ['Confianza.'], cacheDir });
});

const titled = (name: string): ReturnType<typeof page> =>
  page(`<head><title>Precios | ${company.name}</title></head>`, name, '/es/');

describe('the pictures for social networks', () => {
  it('have one for addresses that name none', () => {
    expect(existsSync(join(outDir, FOLDER, 'default.png'))).toBe(true);
  });

  it('are one for each page, by its path, with its title', async () => {
    const { url, alt } = await pictureOf(titled('services/radon-air.html'), false);
    expect(url).toBe(`${company.url}/es/${FOLDER}/services-radon-air.png`);
    expect(alt).toBe(`Precios | ${company.name}`);
    expect(existsSync(join(outDir, FOLDER, 'services-radon-air.png'))).toBe(true);
  });

  it('are that of the English page where a page stands in English for a translation', async () => {
    const { url } = await pictureOf(titled('blog/lead-214.html'), true);
    expect(url).toBe(`${company.url}/${FOLDER}/blog-lead-214.png`);
    expect(existsSync(join(outDir, FOLDER, 'blog-lead-214.png'))).toBe(false);
  });
});
