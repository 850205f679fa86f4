import { tokenColor } from './tokens';

/** The colors that the site's drawings use, by their names in `tokens.css`. */
const NAMES = [
  'surface',
  'wall',
  'soil-1',
  'soil-2',
  'soil-3',
  'hue',
  'hue-strong',
  'hue-tint',
  'line-strong',
  'accent',
  'low',
];

/** Each color of the light theme, mapped to its color in the dark theme. */
const PAINTS = new Map(
  NAMES.map((name) => [tokenColor(name, 'light'), tokenColor(name, 'dark')] as const),
);

/**
 * Makes a drawing follow the visitor's theme, if it uses only the site's colors; a photograph or a scene with its own
 * lighting stays as it is.
 *
 * @param svg the drawing, with its colors in `fill` and `stroke` attributes, as svgo writes them
 * @returns the drawing with a dark-theme rule for each of its colors, or unchanged
 */
export function followTheme(svg: string): string {
  const used = paintsOf(svg);
  const rules = used.map(([, property = '', color = '']) => {
    const dark = PAINTS.get(color);
    return dark && `[${property}="${color}"]{${property}:${dark}}`;
  });
  if (rules.length === 0 || !rules.every((rule) => rule !== undefined)) return svg;
  const style = `<style>@media(prefers-color-scheme:dark){${[...new Set(rules)].join('')}}</style>`;
  return svg.replace(/<svg[^>]*>/, (start) => start + style);
}

/**
 * The drawing in the colors of the dark theme, for browsers that ignore the theme inside a picture (Safari); unchanged
 * if it uses any other color.
 */
export function inTheDark(svg: string): string {
  const isOurs = paintsOf(svg).every(([, , color = '']) => PAINTS.has(color));
  if (!isOurs) return svg;
  return svg.replace(PAINT, (whole, property: string, color: string) => {
    const dark = PAINTS.get(color);
    return dark ? `${property}="${dark}"` : whole;
  });
}

const PAINT = /(fill|stroke)="(#[\da-f]+|[a-z]+)"/gi;

function paintsOf(svg: string): RegExpExecArray[] {
  return [...svg.matchAll(PAINT)].filter(([, , color]) => color !== 'none');
}
