import { company } from '../data';
import { tokenColor } from './tokens';
import type { Lettering } from './lettering';

/** Size of a social picture in pixels, as the networks require. */
export const CARD = { width: 1200, height: 630 } as const;

/** The two weights of the typeface that a card uses. */
export interface CardLettering {
  bold: Lettering;
  plain: Lettering;
}

const MARGIN = 84;
const MAX_LINES = 4;
/** Colors of the card, which is the same in both themes. */
const BAND = tokenColor('band', 'light');
const ON_BAND = tokenColor('on-band', 'light');
const ACCENT = tokenColor('accent', 'light');
const MARK = tokenColor('hue', 'dark');
const SOFT = tokenColor('hue-strong', 'dark');
const [TOP, MIDDLE, DEEP] = ['soil-1', 'soil-2', 'soil-3'].map((name) => tokenColor(name, 'light'));

/**
 * Prepares the social pictures of pages: the company's mark and name, the title, and a line below it over layers of
 * soil.
 *
 * @param promise the parts of that line, in the language of the page
 * @returns a function that draws the picture for a title (without the company name), as an SVG document without text
 *   elements
 */
export function cardDrawer(
  { bold, plain }: CardLettering,
  promise: readonly string[],
): (title: string) => string {
  const name = bold.path(company.name, MARGIN + 96, 119, 36);
  const foot = plain.path(promise.join(' · '), MARGIN, 512, 27);
  return (title) => {
    const { lines, size } = fitTitle(title, bold);
    const top = 330 - ((lines.length - 1) * size * 1.16) / 2;
    const heading = lines.map(
      (line, index) => `<path d="${bold.path(line, MARGIN, top + index * size * 1.16, size)}"/>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${BAND}"/>
<g fill="none" stroke="${ACCENT}" stroke-width="5" stroke-linecap="round" opacity=".75">
<path d="M980 640V560q0-24 16-36t16-36M1040 640V520q0-24 16-36t16-36M1100 640V570q0-24 16-36t16-36"/></g>
<path d="M0 558q150-26 300 0t300 0 300 0 300 0V630H0z" fill="${DEEP}"/>
<path d="M0 588q150-20 300 0t300 0 300 0 300 0V630H0z" fill="${MIDDLE}"/>
<path d="M0 612q150-14 300 0t300 0 300 0 300 0V630H0z" fill="${TOP}"/>
<g transform="translate(${MARGIN} 72) scale(1.8)" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect width="40" height="40" rx="10" fill="${MARK}"/>
<path d="M8 19 20 8l12 11M12 16v9h16v-9" stroke="${BAND}" stroke-width="2.6"/>
<path d="M7 29c3-2 5-2 8 0s5 2 8 0 5-2 10 0M7 34c3-2 5-2 8 0s5 2 8 0 5-2 10 0" stroke="${BAND}" stroke-opacity=".6" stroke-width="1.8"/>
<circle cx="20" cy="20" r="2.4" fill="${ACCENT}"/></g>
<path d="${name}" fill="${ON_BAND}"/>
<g fill="#fff">${heading.join('')}</g>
<path d="${foot}" fill="${SOFT}"/>
</svg>`;
  };
}

/**
 * The largest font size at which the title fits (three lines above 60 pixels, otherwise four), with its lines; cut to
 * four lines at the smallest size.
 */
function fitTitle(title: string, lettering: Lettering): { lines: string[]; size: number } {
  const width = CARD.width - 2 * MARGIN;
  const sizes = [76, 66, 56, 46];
  for (const size of sizes) {
    const lines = lettering.wrap(title, width, size);
    const widest = Math.max(...lines.map((line) => lettering.width(line, size)));
    if (lines.length <= (size > 60 ? MAX_LINES - 1 : MAX_LINES) && widest <= width)
      return { lines, size };
  }
  const size = sizes.at(-1) ?? 46;
  return { lines: lettering.wrap(title, width, size).slice(0, MAX_LINES), size };
}
