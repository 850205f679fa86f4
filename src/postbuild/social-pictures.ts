import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openLettering } from '../artwork/lettering';
import { CARD, cardDrawer } from '../artwork/social-card';
import { company } from '../data';
import { PROMISES } from '../languages/locales';
import { titleOf, type SocialImage } from './edits/social-picture';
import type { Page } from './pages';
import type { Site } from './site';

/** The folder of social pictures, in the folder of each language. */
export const FOLDER = 'img/social';

/**
 * Draws the social pictures of one language: right away `default.png`, for addresses that name no other picture, and
 * then one for each page that the returned function gets, with the page's title.
 *
 * @returns a function that draws the picture of a page and returns what the page's tags must name; a page with English
 *   text in place of a translation gets the picture of the English page
 */
export async function socialPictures({
  outDir,
  language,
  promise,
  cacheDir,
}: Pick<Site, 'outDir' | 'language' | 'promise' | 'cacheDir'>): Promise<
  (page: Page, isInEnglish: boolean) => Promise<SocialImage>
> {
  const draw = cardDrawer(
    { bold: await openLettering(680), plain: await openLettering(450) },
    promise,
  );
  const kept = join(cacheDir, 'social');
  await mkdir(kept, { recursive: true });
  await mkdir(join(outDir, FOLDER), { recursive: true });
  await writeCard(PROMISES[language], join(outDir, FOLDER, 'default.png'));

  return async (page, isInEnglish) => {
    const title = titleOf(page).replace(` | ${company.name}`, '');
    const path = `${FOLDER}/${page.name.replaceAll('/', '-').replace(/\.html$/, '.png')}`;
    if (!isInEnglish) await writeCard(title, join(outDir, path));
    const base = isInEnglish ? '/' : page.base;
    return { url: company.url + base + path, ...CARD, alt: `${title} | ${company.name}` };
  };

  async function writeCard(title: string, file: string): Promise<void> {
    await copyFile(await drawnCard(draw(title), kept), file);
  }
}

/** Networks fetch a picture once and recompress it, and a palette would take twice as long to make. */
const QUICK = { compressionLevel: 3 } as const;

/** Returns the file of a drawn picture, from the cache if it was drawn before. */
async function drawnCard(svg: string, cacheDir: string): Promise<string> {
  const key = createHash('sha256').update(svg).digest('hex').slice(0, 24);
  const file = join(cacheDir, `${key}.png`);
  if (!existsSync(file)) {
    await sharp(Buffer.from(svg)).removeAlpha().png(QUICK).toFile(file);
  }
  return file;
}
