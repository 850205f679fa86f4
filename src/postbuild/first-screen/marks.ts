import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/**
 * What selectors refer to elements by: `main`, `.Hero-title`, `#content`. Also the custom properties that attributes
 * use, as in `fill=var(--hue)`: `--hue`.
 */
export type Marks = ReadonlySet<string>;

/** Elements that are never painted, or not before a script opens them. */
const UNSEEN = 'script, style, template, noscript, dialog';

/**
 * The marks of everything that a page can show without a script, including menus and folded answers, which one tap
 * opens.
 */
export function marksOf($: CheerioAPI): Marks {
  const all: Cheerio<Element> = $('html, body, body *');
  const seen = all.not(`:is(${UNSEEN}), :is(${UNSEEN}) *`).toArray();
  return new Set(
    seen.flatMap(({ tagName, attribs }) => [
      tagName,
      ...(attribs['class'] ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => `.${name}`),
      ...(attribs['id'] ? [`#${attribs['id']}`] : []),
      ...Object.values(attribs).flatMap((value) => value.match(/(?<=var\()--[\w-]+/g) ?? []),
    ]),
  );
}
