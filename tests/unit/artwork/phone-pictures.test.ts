import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { writeVariants } from '../../../src/artwork/picture-variants';
import { publishPictures } from '../../../src/artwork/published-pictures';
import { checkPictures } from '../../../src/content/check/pictures';
import { pictureSet, widthsFor } from '../../../src/lib/picture-sizes';
import { filesOf } from '../../../src/content/site-files';

/** Metadata that a phone writes into a photo: the device and the location. */
const NOTES = {
  IFD0: { Make: 'ACME', Model: 'Phone 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 8/1 0/1', GPSLongitudeRef: 'W' },
};

const LEFT_TURN = 6;

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(site, 'static/img/blog'), { recursive: true });
  onTestFinished(() => rmSync(site, { recursive: true }));
});

/** Returns a picture as the photographer sees it, red above and blue below. A phone held upright stores it rotated. */
async function upright(width: number, height: number): Promise<Sharp> {
  const blue = await sharp({
    create: { width, height: height / 2, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: blue, gravity: 'south' },
  ]);
}

/** Writes a photo as a phone stores it: rotated, with an orientation tag and other metadata. Returns its path. */
async function phonePicture(name: string, width: number, height: number): Promise<string> {
  const seen = await (await upright(width, height)).png().toBuffer();
  const file = join(site, 'static/img/blog', name);
  await sharp(seen)
    .rotate(-90)
    .jpeg()
    .withExif(NOTES)
    .withMetadata({ orientation: LEFT_TURN })
    .withExifMerge(NOTES)
    .toFile(file);
  const { orientation, exif } = await sharp(file).metadata();
  expect([orientation, exif?.includes('ACME')]).toEqual([LEFT_TURN, true]);
  return file;
}

/** True if a picture is red above and blue below. */
async function isUpright(file: string): Promise<boolean> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (y: number): number[] => {
    const at = (y * info.width + Math.floor(info.width / 2)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const [top = [], bottom = []] = [pixel(3), pixel(info.height - 4)];
  return (top[0] ?? 0) > 180 && (top[2] ?? 0) < 80 && (bottom[2] ?? 0) > 180;
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));

describe('a photograph from a phone', () => {
  it('stands upright in every size and format, none larger than itself, and says nothing of the phone', async () => {
    await phonePicture('house.jpg', 600, 1000);
    const to = join(site, 'made');
    expect(await writeVariants(join(site, 'static'), to)).toEqual({ '/img/blog/house.jpg': 600 });
    const made = below(to).sort();
    expect(made).toEqual(['img/blog/house.480.avif', 'img/blog/house.480.webp']);
    for (const name of made) {
      const { width, height, exif, xmp, orientation } = await sharp(join(to, name)).metadata();
      expect([name, width, height, exif, xmp, orientation]).toEqual([
        name,
        480,
        800,
        undefined,
        undefined,
        undefined,
      ]);
      expect([name, await isUpright(join(to, name))]).toEqual([name, true]);
    }
  });

  it('is published without its notes, upright and no wider than any place for it', async () => {
    const file = await phonePicture('house.jpg', 2400, 3000);
    await publishPictures(join(site, 'static'), join(site, 'cache'));
    const bytes = readFileSync(file);
    expect(bytes.includes('ACME') || bytes.includes('Exif')).toBe(false);
    const { width, height, exif, orientation } = await sharp(file).metadata();
    expect([width, height, exif, orientation]).toEqual([1600, 2000, undefined, undefined]);
    expect(await isUpright(file)).toBe(true);
  });

  it('loses its notes in every format that can carry them', async () => {
    for (const format of ['png', 'webp', 'avif'] as const) {
      const file = join(site, `static/img/blog/note.${format}`);
      await (await upright(200, 200)).toFormat(format).withExif(NOTES).toFile(file);
      expect((await sharp(file).metadata()).exif?.includes('ACME')).toBe(true);
      await publishPictures(join(site, 'static'), join(site, 'cache'));
      const { exif, format: kept } = await sharp(readFileSync(file)).metadata();
      expect([format, exif]).toEqual([format, undefined]);
      expect(kept).toBe(format === 'avif' ? 'heif' : format);
    }
  });

  it('that has no notes and fits is published byte for byte', async () => {
    const file = join(site, 'static/img/blog/plain.jpg');
    await (await upright(900, 600)).jpeg().toFile(file);
    const before = readFileSync(file);
    await publishPictures(join(site, 'static'), join(site, 'cache'));
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that was removed leaves no sizes behind', async () => {
    const file = await phonePicture('house.jpg', 600, 1000);
    const to = join(site, 'made');
    await writeVariants(join(site, 'static'), to);
    rmSync(file);
    expect(await writeVariants(join(site, 'static'), to)).toEqual({});
    expect(below(to)).toEqual([]);
  });
});

it('sizes are offered up to the width of the original', () => {
  expect(widthsFor(300)).toEqual([300]);
  expect(widthsFor(960)).toEqual([480, 960]);
  expect(widthsFor(4032)).toEqual([480, 960, 1600]);
  expect(pictureSet('/img/a.JPG', 800, 'avif')).toBe('/img/a.480.avif 480w');
});

const place = (name: string): string => `static/${name.endsWith('.mp4') ? 'videos' : 'img'}`;

/** Returns the problems that the check reports about a file in `static/`. */
async function told(name: string, content: Buffer | string): Promise<string[]> {
  const file = join(site, place(name), name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  expect(existsSync(file)).toBe(true);
  return (await checkPictures(filesOf(site))).map(
    (problem) => `${problem.file}: ${problem.message}`,
  );
}

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path d="M0 0h9v9z"/></svg>`;

describe('the check of pictures', () => {
  it.each([
    ['a.heic', heic, 'HEIC, as iPhones make them'],
    ['a.jpg', heic, 'HEIC, as iPhones make them'],
    ['a.HEIC', heic, 'HEIC, as iPhones make them'],
    ['a.jpg', '', 'The file is empty'],
    ['a.jpg', 'no picture', 'is damaged'],
    ['a.jpg', '%PDF-1.7', 'This is a PDF'],
    ['a.tiff', 'II*', 'export it as JPEG or PNG'],
    ['a.mov', 'x', 'export it as MP4'],
    ['a.mp4', 'moov com.apple.quicktime.location.ISO6709', 'where it was filmed'],
    ['a.mp4', 'moov udta com.apple.quicktime.location', 'where it was filmed'],
    ['a.mp4', Buffer.from('moov udta \u00A9xyz', 'latin1'), 'where it was filmed'],
    ['a.docx', 'x', 'This is no picture'],
    ['My House.jpg', heic, 'rename the file, such as My-House.jpg'],
    ['100%dry.svg', drawing(''), 'rename the file, such as 100-dry.svg'],
    ['a.480.webp', heic, 'made by the site itself'],
    ['a.svg', 'no drawing', 'no drawing in SVG'],
    ['a.svg', drawing('<script>alert(1)</script>'), 'has a script'],
    ['a.svg', drawing('<rect onload="x()"/>'), 'has a script'],
    ['a.svg', drawing('<a href="javascript:x()"/>'), 'has a script'],
    ['a.svg', drawing('<foreignObject/>'), 'a web page inside'],
    ['a.svg', drawing('<image href="https://other.example/a.png"/>'), 'from another site'],
    ['a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, 'has entities'],
  ])('%s: %s', async (name, content, sentence) => {
    const sentences = await told(name, content);
    expect(sentences.join('\n')).toContain(`${place(name)}/${name}: `);
    expect(sentences.join('\n')).toContain(sentence);
    expect(sentences.join('\n')).not.toMatch(/\n\s+at |VipsJpeg|Input file/);
  });

  it('tells half a picture, and one too small to see', async () => {
    const whole = await (await upright(800, 600)).jpeg().toBuffer();
    expect(await told('a.jpg', whole.subarray(0, whole.length / 2))).toEqual([
      expect.stringContaining('is damaged or was not uploaded whole'),
    ]);
    expect(await told('a.jpg', await (await upright(20, 20)).jpeg().toBuffer())).toEqual([
      expect.stringContaining('only 20 by 20 pixels'),
    ]);
  });

  it('tells two pictures whose sizes would have the same names', async () => {
    const picture = await (await upright(200, 200)).png().toBuffer();
    await told('a.png', picture);
    expect(await told('a.jpg', picture)).toEqual([expect.stringContaining('but for its end')]);
  });

  it.each(['a.jpg', 'a.JPG', 'a.png', 'a.webp', 'a.avif', 'a.gif'])(
    'says nothing of a right picture, %s, small or from a phone',
    async (name) => {
      const format = name.slice(2).toLowerCase() as 'jpeg';
      const picture = await (await upright(300, 200)).toFormat(format).toBuffer();
      expect(await told(name, picture)).toEqual([]);
      await phonePicture('phone.jpg', 900, 1200);
      expect(await checkPictures(filesOf(site))).toEqual([]);
    },
  );

  it('says nothing of a drawing', async () => {
    expect(await told('a.svg', drawing('<title>One</title>'))).toEqual([]);
  });
});
