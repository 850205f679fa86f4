import { load, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { inParallel } from '../in-parallel';
import { readFinished, type FinishedPage } from '../pages';
import { shortSheets } from './short-sheets';

/** A part of a page that a content security policy blocks unless its hash is listed. */
export interface InlinePart {
  /** The page it is on, as a path in the build folder. */
  page: string;
  /** For messages: `<script>`, `<style>` or `<div style>`. */
  place: string;
  content: string;
}

/** Everything inline in one or more pages, and what can never be allowed. */
export interface InlineParts {
  scripts: InlinePart[];
  styles: InlinePart[];
  styleAttributes: InlinePart[];
  /** One sentence for each part that no hash can allow. */
  refused: string[];
}

/**
 * Types with which a `<script>` runs or controls what runs (HTML standard, "script element"). Any other type, for
 * example JSON-LD, is data.
 */
const EXECUTABLE =
  /^($|module$|importmap$|speculationrules$|(text|application)\/(x-)?(java|ecma)script$)/i;
const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'];

/** Finds everything inline in pages as they are served, each distinct text once. */
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
 * @param $ the whole document, parsed without scripting, so that the contents of `<noscript>` count too
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

/** True for a `javascript:` address. Browsers ignore control characters and spaces before and inside a scheme. */
function isScriptUrl(value: string): boolean {
  return /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}
