import { load, type CheerioAPI } from 'cheerio';

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
  /** `<style>` elements and `style` attributes. */
  styles: InlinePart[];
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

/**
 * Reads the inline scripts and styles of a page as a browser would, with and without JavaScript.
 *
 * @param page name of the page, for messages
 * @param html the whole document
 */
export function collectInline(page: string, html: string): InlineParts {
  const $ = load(html, { scriptingEnabled: false }); // what stands in <noscript> counts as well
  const scripts = $('script:not([src])')
    .toArray()
    .filter((element) => EXECUTABLE.test(($(element).attr('type') ?? '').trim()))
    .map((element) => ({ page, place: '<script>', content: $(element).text() }));
  const elements = $('style')
    .toArray()
    .map((element) => ({ page, place: '<style>', content: $(element).text() }));
  const attributes = $('[style]')
    .toArray()
    .map((element) => ({
      page,
      place: `<${element.tagName} style>`,
      content: $(element).attr('style') ?? '',
    }));
  return { scripts, styles: [...elements, ...attributes], refused: findRefused(page, $) };
}

function findRefused(page: string, $: CheerioAPI): string[] {
  const refused: string[] = [];
  $('*').each((_, element) => {
    const tag = $(element).prop('tagName')?.toLowerCase();
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      const where = `${page}: <${tag} ${name}="${value.slice(0, 60)}">`;
      if (/^on/i.test(name)) {
        refused.push(`${where} is an event attribute; add the listener in a component.`);
      } else if (URL_ATTRIBUTES.includes(name) && isScriptUrl(value)) {
        refused.push(`${where} is a javascript: address; use a button with a listener.`);
      }
    }
  });
  return refused;
}

/** Browsers skip control characters and blanks before and inside a scheme. */
function isScriptUrl(value: string): boolean {
  return /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ''));
}
