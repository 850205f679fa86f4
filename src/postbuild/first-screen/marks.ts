import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/**
 * What selectors call elements by: `main`, `.Hero-title`, `#content`; and the custom properties that elements read
 * themselves, as drawings do in `fill=var(--hue)`: `--hue`.
 */
export type Marks = ReadonlySet<string>;

/** Has no looks of its own, or none before a script opens it. */
const UNSEEN = 'script, style, template, noscript, dialog';

/** The marks of all that a page shows by itself, menus and folded answers included: one tap opens them. */
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
