import { tokenColor } from './tokens';

/** What the drawings of the site are painted with, by the names of `tokens.css`. */
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

/** Each color of the light theme with the one it is in the dark. */
const PAINTS = new Map(
  NAMES.map((name) => [tokenColor(name, 'light'), tokenColor(name, 'dark')] as const),
);

/**
 * Lets a drawing follow the visitor's theme, if it is painted with the site's colors alone: a photograph or a scene
 * with a light of its own stays as it is.
 *
 * @param svg the drawing, its colors in `fill` and `stroke` attributes, as svgo writes them
 * @returns the drawing with a rule for each of its colors in the dark theme, or unchanged
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

/** The same drawing as the dark theme has it, for browsers that do not ask the theme within a picture (Safari). */
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
