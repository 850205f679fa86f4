import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { company } from '../data';
import { tokenColor } from './tokens';

/** The background of icons that a system crops to its own shape. */
const GROUND = tokenColor('hue', 'light');
/** The share of a cropped icon that is always visible (Web Application Manifest, "safe zone"). */
const SAFE_ZONE = 0.8;

interface IconKind {
  name: string;
  size: number;
  /** True if a system crops it: then it fills its square, and its drawing stays within the safe zone. */
  isCut: boolean;
}

const ICONS: IconKind[] = [
  { name: 'icon-32', size: 32, isCut: false },
  { name: 'icon-192', size: 192, isCut: false },
  { name: 'icon-512', size: 512, isCut: false },
  { name: 'maskable-512', size: 512, isCut: true },
  { name: 'apple-touch-icon', size: 180, isCut: true },
];

/**
 * Writes the icons to `img/icons`.
 *
 * @param source path of the drawing, a square SVG
 * @param outDir folder of the static files
 */
export async function writeIcons(source: string, outDir: string): Promise<void> {
  const folder = join(outDir, 'img/icons');
  await mkdir(folder, { recursive: true });
  const drawing = await readFile(source);
  await Promise.all(ICONS.map((icon) => writeIcon(drawing, icon, folder)));
}

async function writeIcon(drawing: Buffer, icon: IconKind, folder: string): Promise<void> {
  const { name, size, isCut } = icon;
  const inner = isCut ? Math.round(size * SAFE_ZONE) : size;
  const border = Math.floor((size - inner) / 2);
  const rest = size - inner - border;
  await sharp(drawing, { density: (72 * inner) / 40 })
    .resize(inner, inner)
    .extend({ top: border, left: border, bottom: rest, right: rest, background: GROUND })
    .flatten(isCut ? { background: GROUND } : false)
    .png({ compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
}

/**
 * Writes `site.webmanifest`, which lists the icons.
 *
 * @param outDir folder for the file
 * @param site the base of the site in one language, for example `/` or `/es/`, and that language (BCP 47)
 */
export async function writeManifest(
  outDir: string,
  { base, lang }: { base: string; lang: string },
): Promise<void> {
  const icon = (name: string, size: number, purpose?: string): object => ({
    src: `/img/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: company.name,
    short_name: company.name,
    lang,
    start_url: base,
    display: 'browser',
    background_color: tokenColor('paper', 'light'),
    theme_color: GROUND,
    icons: [
      { src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-512', 512, 'maskable'),
    ],
  };
  await writeFile(join(outDir, 'site.webmanifest'), JSON.stringify(manifest));
}
