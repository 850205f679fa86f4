import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** A picture that says to have other measures, in which it ends early. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await png(64, 64));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  let sum = ~0;
  for (const byte of bytes.subarray(12, 29)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  bytes.writeUInt32BE(~sum >>> 0, 29);
  return bytes;
}

/** A picture in AVIF that calls itself by the general name first. */
async function generalAvif(): Promise<Buffer> {
  const bytes = await sharp(await png(64, 64))
    .avif()
    .toBuffer();
  bytes.write('mif1', 8, 'latin1');
  bytes.write('avifmif1', 16, 'latin1');
  return bytes;
}

const DAMAGED =
  'The picture is damaged or was not uploaded whole; save it again and upload it anew.';
const HEIC =
  'This is a picture in HEIC, as iPhones make them, which browsers do not show. On the phone ' +
  'choose Settings, Camera, Formats, Most Compatible, and take it again; or open it on a ' +
  'computer and export it as JPEG.';
const UNSHOWN = 'Browsers do not show pictures of this kind; export it as JPEG or PNG.';
const LOCATED = 'The video says where it was filmed; export it anew without location.';
const KINDS =
  'pictures (jpg, png, webp, avif, gif, svg) belong in static/img/, films and their captions ' +
  '(mp4, m4v, webm, vtt) in static/videos/';
const many = (millions: number): string =>
  `The picture has ${millions} million pixels; make it smaller, 120 million at most.`;
const blanks = (better: string): string =>
  `The name has blanks or signs that addresses cannot have; rename the file, such as ${better}.`;
const twin = (other: string): string =>
  `Another picture has this name but for its end, ${other}; give one of them another name.`;
const phone = (brand: string): Buffer =>
  Buffer.concat([Buffer.alloc(4), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);

it('of all uploads those are told that nobody could see, each in one sentence', async () => {
  const whole = await png(64, 64);
  const rows: Record<string, [bytes: Uint8Array | string, ...sentences: string[]]> = {
    'img/whole.png': [whole],
    'img/half.png': [whole.subarray(0, whole.length - 30), DAMAGED],
    'img/at-most.png': [await claiming(12_000, 10_000), DAMAGED],
    'img/just-more.png': [await claiming(12_333, 9_730), many(120)],
    'img/more.png': [await claiming(12_050, 10_000), many(121)],
    'img/avif.avif': [await generalAvif()],
    'img/phone.jpg': [phone('heic'), HEIC],
    'img/other-phone.jpg': [phone('mif1'), HEIC],
    'img/page.png': [
      '%PDF-1.7',
      'This is a PDF with the name of a picture; export it as JPEG or PNG.',
    ],
    'img/empty.png': ['', 'The file is empty; upload it anew.'],
    'img/empty.svg': ['', 'The file is empty; upload it anew.'],
    'img/heavy.png': [Buffer.alloc(25_000_000), DAMAGED],
    'img/heavier.png': [Buffer.alloc(25_000_001), 'The picture has 25.0 MB; keep it under 25 MB.'],
    'img/note.svg': ['words', 'This is no drawing in SVG; export it anew.'],
    'img/a.heif': ['x', HEIC],
    'img/a.psd': ['x', UNSHOWN],
    'img/a.xlsx': ['x', 'This is no picture; take it out of here.'],
    'img/a.svgz': ['x', 'This drawing is packed; export it anew as plain SVG.'],
    'videos/a.avi': ['x', 'Browsers do not play videos of this kind; export it as MP4.'],
    'videos/empty.mp4': [''],
    'videos/apple.mp4': ['x com.apple.quicktime.location x', LOCATED],
    'videos/other.m4v': [Buffer.from('x \u00A9xyz x', 'latin1'), LOCATED],
    'videos/plain.mp4': ['x xyz x'],
    'videos/web.webm': ['com.apple.quicktime.location'],
    'img/My House.png': [whole, blanks('My-House.png')],
    'img/Häuschen (1).png': [whole, blanks('Hauschen-1.png')],
    'img/-a.png': [whole, blanks('a.png')],
    'img/a.notes': [
      'x',
      `The site publishes no files of this kind, for a browser could run them: ${KINDS}. Take the file out of static/, or ask a programmer.`,
    ],
    'img/_a.png': [
      whole,
      'Names that begin with a dot or a _ are for programs, and the site takes none of them from here; take the file out of static/, or rename it.',
    ],
    'img/twin.jpg': [whole],
    'img/twin.png': [whole, twin('static/img/twin.jpg')],
    'img/twin.webp': [whole],
    'img/twin-of-another-case.jpg': [whole],
    'img/twin-of-another-case.PNG': [whole, twin('static/img/twin-of-another-case.jpg')],
    'img/more/twin.png': [whole],
  };
  const site = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  expect(await checkPictures(filesOf(site))).toEqual([]);
  for (const [name, [bytes]] of Object.entries(rows)) {
    mkdirSync(dirname(join(site, 'static', name)), { recursive: true });
    writeFileSync(join(site, 'static', name), bytes);
  }
  const wanted = Object.entries(rows).flatMap(([name, [, ...sentences]]) =>
    sentences.map((sentence) => `static/${name}: ${sentence}`),
  );
  const problems = (await checkPictures(filesOf(site))).map(
    ({ file, message }) => `${file}: ${message}`,
  );
  expect(problems.sort()).toEqual(wanted.sort());
});
