import { readFile } from 'node:fs/promises';
import { parse, type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { TYPEFACE } from './typeface';

/**
 * The site's typeface in one weight, with text as outlines, so that the fonts installed on the machine do not matter.
 */
export interface Lettering {
  /** Width of a text in pixels, at a font size in pixels. */
  width: (text: string, size: number) => number;
  /** SVG path data of a text that starts at `x` on the baseline `y`. */
  path: (text: string, x: number, y: number, size: number) => string;
  /** Breaks a text into lines no wider than `width` pixels. */
  wrap: (text: string, width: number, size: number) => string[];
}

/** Every letter of the shipped font, not only those of the web font, since titles can contain any of them. */
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const PUNCTUATION = '–—‘’“”…•·→×≤≥²³½';

/**
 * Opens the typeface in one weight.
 *
 * @param weight 300 to 900
 */
export async function openLettering(weight: number): Promise<Lettering> {
  const variable = await readFile(require.resolve(TYPEFACE));
  const fixed = await subsetFont(variable, LATIN.join('') + PUNCTUATION, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const font = parse(new Uint8Array(fixed).buffer);
  const width = (text: string, size: number): number => font.getAdvanceWidth(text, size);
  return {
    width,
    path: (text, x, y, size) => outline(font, text, x, y, size),
    wrap: (text, limit, size) => wrap(text, (line) => width(line, size) <= limit),
  };
}

/**
 * Rounds the path before the library does, whose own rounding gives NaN for a remainder below a millionth and breaks
 * off the path there (opentype.js 2.0.0, `roundDecimal`).
 */
function outline(font: Font, text: string, x: number, y: number, size: number): string {
  const path = font.getPath(text, x, y, size);
  for (const command of path.commands) {
    for (const [name, value] of Object.entries(command)) {
      if (typeof value === 'number')
        Object.assign(command, { [name]: Math.round(value * 10) / 10 });
    }
  }
  return path.toPathData(1);
}

/** Breaks lines greedily. A word that is longer than a line gets a line of its own. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  return text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
