/**
 * Makes the preparation films anew from `src/data/videos.json`: `npm run videos`.
 *
 * Every frame is drawn as SVG for its second (scene.ts), photographed by a browser and handed to
 * ffmpeg. Writes static/videos/preparation-<language>.{mp4,webm,vtt} and the posters in
 * static/img/videos/. Takes some minutes.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile, copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ensureBrowser } from '../ensure-browser';
import { webVtt } from './captions';
import { encode, requireFfmpeg } from './encode';
import { films, type Film } from './film';
import { draw, HEIGHT, WIDTH } from './scene';

const FPS = 10;
/** The second whose picture becomes the poster: title and closed house are on the screen. */
const POSTER_SECOND = 3;
const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

async function openPage(): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const font = (await readFile(FONT)).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(data:font/woff2;base64,${font})}body{margin:0;font-family:"Figtree Variable"}</style><main>.</main>`,
  );
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function photograph(page: Page, svg: string): Promise<Buffer> {
  await page.evaluate((markup) => {
    (document.querySelector('main') as HTMLElement).innerHTML = markup;
  }, svg);
  return page.screenshot({ type: 'png' });
}

async function make(film: Film, page: Page): Promise<void> {
  const name = `preparation-${film.language}`;
  const seconds = film.cues[film.cues.length - 1]?.end ?? 0;
  const frames = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    for (let i = 0; i < seconds * FPS; i += 1) {
      const picture = await photograph(page, draw(i / FPS, film.cues, film.labels));
      await writeFile(path.join(frames, `${String(i).padStart(4, '0')}.png`), picture);
    }
    const poster = path.join(frames, 'poster.png');
    const frame = String(POSTER_SECOND * FPS).padStart(4, '0');
    await copyFile(path.join(frames, `${frame}.png`), poster);
    await sharp(poster)
      .resize(960)
      .jpeg({ quality: 78, mozjpeg: true })
      .toFile(`static/img/videos/${name}.jpg`);
    await writeFile(`static/videos/${name}.vtt`, webVtt(film.cues));
    await encode(path.join(frames, '%04d.png'), FPS, `static/videos/${name}`);
    console.log(`${film.name}: ${seconds} s, static/videos/${name}.{mp4,webm,vtt}`);
  } finally {
    await rm(frames, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  requireFfmpeg();
  await mkdir('static/videos', { recursive: true });
  await mkdir('static/img/videos', { recursive: true });
  const page = await openPage();
  try {
    for (const film of films()) await make(film, page);
  } finally {
    await page.context().browser()?.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
