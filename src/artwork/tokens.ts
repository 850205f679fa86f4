import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colors of one theme by their name in `tokens.css`, without the dashes, each as `#rrggbb` or `#rgb`. */
export type Colors = Readonly<Record<string, string>>;

const SHEET = join(__dirname, '../css/tokens.css');
const COLOR = /--([\w-]+):\s*(#(?:[\da-f]{3}|[\da-f]{6}));/g;
const DARK = '@media (prefers-color-scheme: dark)';

/**
 * Reads the colors of the site from the style sheet that defines them, for what is drawn at build.
 *
 * @param sheet the text of `tokens.css`
 * @returns the colors of the light theme, and of the dark one, which has a color of its own for each it changes
 */
export function readColors(sheet: string): { light: Colors; dark: Colors } {
  const [light = '', dark = ''] = sheet.split(DARK);
  const read = (text: string): Colors =>
    Object.fromEntries([...text.matchAll(COLOR)].map(([, name = '', color = '']) => [name, color]));
  return { light: read(light), dark: read(dark) };
}

const COLORS = readColors(readFileSync(SHEET, 'utf8'));

/**
 * One of the site's colors.
 *
 * @param name as in `tokens.css`, without the dashes
 * @throws Error when the style sheet has no such color in that theme
 */
export function tokenColor(name: string, theme: 'light' | 'dark'): string {
  const color = COLORS[theme][name];
  if (color === undefined) throw new Error(`src/css/tokens.css has no ${theme} color --${name}.`);
  return color;
}
