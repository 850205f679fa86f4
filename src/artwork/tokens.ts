import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colors of one theme as `#rrggbb` or `#rgb`, by their name in `tokens.css` without the dashes. */
export type Colors = Readonly<Record<string, string>>;

const SHEET = join(__dirname, '../css/tokens.css');
const COLOR = /--([\w-]+):\s*(#(?:[\da-f]{3}|[\da-f]{6}));/g;
const DARK = '@media (prefers-color-scheme: dark)';

/**
 * Reads the site's colors from the style sheet that defines them, for what the build draws.
 *
 * @param sheet the text of `tokens.css`
 * @returns the colors of the light theme, and those that the dark theme overrides
 */
export function readColors(sheet: string): { light: Colors; dark: Colors } {
  const [light = '', dark = ''] = sheet.split(DARK);
  const read = (text: string): Colors =>
    Object.fromEntries([...text.matchAll(COLOR)].map(([, name = '', color = '']) => [name, color]));
  return { light: read(light), dark: read(dark) };
}

const COLORS = readColors(readFileSync(SHEET, 'utf8'));

/**
 * Returns one of the site's colors.
 *
 * @param name as in `tokens.css`, without the dashes
 * @throws Error if the style sheet has no such color in that theme
 */
export function tokenColor(name: string, theme: 'light' | 'dark'): string {
  const color = COLORS[theme][name];
  if (color === undefined) throw new Error(`src/css/tokens.css has no ${theme} color --${name}.`);
  return color;
}
