import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import sharp from 'sharp';
import { company } from '../../data';
import { CARD, drawCard, type CardLettering } from './card';
import { openLettering } from './lettering';
import { readTitle, withSocialImage } from './page-tags';

const FOLDER = 'img/social';

/**
 * Draws a social picture for every page with the page's title, and names it in the page's tags. The picture
 * `default.png` is for addresses that name none.
 *
 * @param outDir the built site
 * @param cacheDir where pictures are kept between builds, by their content
 */
export async function writeSocialImages(outDir: string, cacheDir: string): Promise<void> {
  const lettering = { bold: await openLettering(680), plain: await openLettering(450) };
  await mkdir(cacheDir, { recursive: true });
  const tagline = `Radon testing you can rely on`;
  await writeCard(tagline, join(outDir, FOLDER, 'default.png'), cacheDir, lettering);

  const names = await readdir(outDir, { recursive: true });
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const html = await readFile(join(outDir, name), 'utf8');
    const title = readTitle(html);
    if (title === undefined) continue; // a redirect
    const path = `${FOLDER}/${name
      .split(sep)
      .join('-')
      .replace(/\.html$/, '.png')}`;
    await writeCard(title, join(outDir, path), cacheDir, lettering);
    const image = { url: `${company.url}/${path}`, alt: `${title} | ${company.name}`, ...CARD };
    await writeFile(join(outDir, name), withSocialImage(html, image));
  }
}

async function writeCard(
  title: string,
  file: string,
  cacheDir: string,
  lettering: CardLettering,
): Promise<void> {
  const svg = drawCard(title, lettering);
  const key = createHash('sha256').update(svg).digest('hex').slice(0, 24);
  const cached = join(cacheDir, `${key}.png`);
  if (!existsSync(cached)) {
    await sharp(Buffer.from(svg)).png({ palette: true, colors: 64, effort: 7 }).toFile(cached);
  }
  await mkdir(dirname(file), { recursive: true });
  await copyFile(cached, file);
}
