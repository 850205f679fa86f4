import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { checkPictures } from '../../../src/content/check/pictures';
import { filesOf } from '../../../src/content/site-files';

/** Returns the problems of a picture in `static/img`. */
async function told(name: string, bytes: Uint8Array): Promise<string[]> {
  const site = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'static/img'), { recursive: true });
  writeFileSync(join(site, 'static/img', name), bytes);
  return (await checkPictures(filesOf(site))).map(({ message }) => message);
}

const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#aaa' } })
    .png()
    .toBuffer();

it.each([
  [64, 64],
  [200, 20],
  [20, 64],
])('a picture of %i by %i pixels can be looked at', async (width, height) => {
  expect(await told('house.png', await png(width, height))).toEqual([]);
});

it('a picture of fewer pixels on its longer side is told', async () => {
  expect(await told('house.png', await png(63, 20))).toEqual([
    'The picture is only 63 by 20 pixels, too small to see anything; use a larger one.',
  ]);
});

it('a picture of more megabytes than a camera makes is told', async () => {
  expect(await told('house.png', Buffer.alloc(25_100_000))).toEqual([
    'The picture has 25.1 MB; keep it under 25 MB.',
  ]);
});

it('a photograph of a telephone is told by what it holds, whatever it is called', async () => {
  const photograph = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  expect(await told('house.jpg', photograph)).toEqual([
    expect.stringContaining('export it as JPEG.'),
  ]);
});

it('a printed page that is called a picture is told', async () => {
  expect(await told('plan.png', Buffer.from('%PDF-1.7 content'))).toEqual([
    expect.stringContaining('PDF'),
  ]);
});

it('a name that the site gives by itself is told', async () => {
  expect(await told('house.480.webp', await png(64, 64))).toEqual([
    'Names that end so (name.480.webp) are made by the site itself; rename the file.',
  ]);
});

it.each([
  ['house.tiff', 'Browsers do not show pictures of this kind; export it as JPEG or PNG.'],
  ['house.heic', expect.stringMatching(/^This is a picture in HEIC/) as string],
  ['report.docx', 'This is no picture; take it out of here.'],
  ['film.mov', 'Browsers do not play videos of this kind; export it as MP4.'],
])('%s says what to do', async (name, sentence) => {
  expect(await told(name, Buffer.from('content'))).toEqual([sentence]);
});
