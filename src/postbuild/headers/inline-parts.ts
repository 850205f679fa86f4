import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { inParallel } from '../in-parallel';
import { readFinished, type FinishedPage } from '../pages';
import { shortSheets } from './short-sheets';

/** A piece of a page that a content security policy refuses unless its hash is listed. */
export interface InlinePart {
  /** Page it stands on, as a path below the build folder. */
  page: string;
  /** For messages: `<script>`, `<style>` or `<div style>`. */
  place: string;
  content: string;
}

/** Everything inline in one page, and what can never be allowed. */
export interface InlineParts {
  scripts: InlinePart[];
  styles: InlinePart[];
  styleAttributes: InlinePart[];
  /** One sentence for each part that no hash can allow. */
  refused: string[];
}

/**
 * Types with which a `<script>` is run or steers what runs (HTML standard, "script element"); any
 * other, such as JSON-LD, is data.
 */
const EXECUTABLE =
  /^($|module$|importmap$|speculationrules$|(text|application)\/(x-)?(java|ecma)script$)/i;
const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];

/** Everything inline in pages as they are served: of parts with the same text, one. */
export async function inlinePartsOf(pages: readonly FinishedPage[]): Promise<InlineParts> {
  const sheets = shortSheets();
  const found = await inParallel(pages, async (page) => {
    const html = sheets.shorten(await readFinished(page));
    return inlineParts(page.base.slice(1) + page.name, load(html, { scriptingEnabled: false }));
  });
  const different = (kind: 'scripts' | 'styles' | 'styleAttributes'): InlinePart[] => {
    const parts = found.flatMap((page) => page[kind]);
    return [...new Map(parts.map((part) => [part.content, part])).values()];
  };
  return {
    scripts: different('scripts'),
    styles: different('styles').map((part) => ({ ...part, content: sheets.whole(part.content) })),
    styleAttributes: different('styleAttributes'),
    refused: found.flatMap(({ refused }) => refused),
  };
}

/**
 * Finds the inline scripts and styles of a page as a browser would, with and without JavaScript.
 *
 * @param page name of the page, for messages
 * @param $ the whole document, parsed without scripting: what stands in `<noscript>` counts as well
 */
export function inlineParts(page: string, $: CheerioAPI): InlineParts {
  const found: InlineParts = { scripts: [], styles: [], styleAttributes: [], refused: [] };
  for (const element of $<Element, '*'>('*').toArray()) {
    const { tagName, attribs } = element;
    const part = { page, place: `<${tagName}>`, content: '' };
    if (
      tagName === 'script' &&
      !('src' in attribs) &&
      EXECUTABLE.test((attribs['type'] ?? '').trim())
    )
      found.scripts.push({ ...part, content: $(element).text() });
    if (tagName === 'style') found.styles.push({ ...part, content: $(element).text() });
    const { style } = attribs;
    if (style !== undefined)
      found.styleAttributes.push({ ...part, place: `<${tagName} style>`, content: style });
    found.refused.push(...refusals(page, element));
  }
  return found;
}

function refusals(page: string, { tagName, attribs }: Element): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => {
    const where = `${page}: <${tagName.toLowerCase()} ${name}="${value.slice(0, 60)}">`;
    if (/^on/i.test(name))
      return `${where} is an event attribute; add the listener in a component.`;
    if (URL_ATTRIBUTES.includes(name) && isScriptUrl(value))
      return `${where} is a javascript: address; use a button with a listener.`;
    return [];
  });
}

/** Browsers skip control characters and blanks before and inside a scheme. */
function isScriptUrl(value: string): boolean {
  return /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}
