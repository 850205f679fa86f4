import { load, type CheerioAPI } from 'cheerio';
import { isDocument, isTag, isText, type AnyNode, type Element } from 'domhandler';
import { unmarkedWords } from './pseudo';

/** Attributes that hold text for visitors. */
const READ =
  /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext|placeholder))$/;

/** Names of `<meta>` tags that hold text. */
const META =
  /^(description|keywords|twitter:(title|description|image:alt)|og:(title|description|image:alt))$/;

/** Fields of structured data that hold a code, date or address instead of text. */
const CODES =
  /^(@.*|inLanguage|.*[uU]rl|url|dayOfWeek|openingHours|item|image|logo|duration|uploadDate|.*Date|date.*|telephone|email|sameAs|priceCurrency|credentialCategory|knowsLanguage|priceRange|timeRequired|addressCountry|addressRegion|postalCode)$/;

/** A text of a page with words that no translation has reached. */
export interface Unmarked {
  /** The element and attribute that hold it, for example `h2`, `img alt` or `meta description`. */
  place: string;
  text: string;
  words: string[];
}

/**
 * Returns the texts of a pseudo-translated page that are still in English.
 *
 * @param names words that are the same in every language, in lower case
 */
export function unmarkedTexts(html: string, names: ReadonlySet<string>): Unmarked[] {
  const $ = load(html, { scriptingEnabled: false });
  const language = $('html').attr('lang')?.split('-')[0];
  const found: Unmarked[] = [];
  const read = (place: string, text: string): void => {
    const words = unmarkedWords(text.replace(/\{\w+\}/g, '')).filter(
      (word) => !names.has(word.toLowerCase()),
    );
    if (words.length > 0) found.push({ place, text: text.trim(), words });
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) {
      read(placeOf(node.parent as Element | null), node.data);
      return;
    }
    if (!isTag(node) && !isDocument(node)) return;
    if (isTag(node)) {
      const { tagName, attribs } = node;
      const own = attribs['lang']?.split('-')[0];
      if (own !== undefined && own !== language) return;
      if (tagName === 'script') {
        if (attribs['type'] === 'application/ld+json') {
          for (const text of wordsOfData(JSON.parse($(node).text()))) read('structured data', text);
        }
        return;
      }
      if (tagName === 'style') return;
      if (tagName === 'meta') {
        const name = attribs['name'] ?? attribs['property'] ?? '';
        if (META.test(name)) read(`meta ${name}`, attribs['content'] ?? '');
        return;
      }
      for (const [name, value] of Object.entries(attribs)) {
        // A data attribute with a space holds a text that a script shows later.
        const waits =
          name.startsWith('data-') && value.includes(' ') && !/src|sizes|props/.test(name);
        if (READ.test(name) || waits) read(`${tagName} ${name}`, value);
      }
    }
    const children =
      isTag(node) && node.tagName === 'template' ? contentOf($, node) : node.children;
    children.forEach(visit);
  };
  $.root().toArray().forEach(visit);
  return found;
}

const placeOf = (element: Element | null): string => element?.tagName ?? 'page';

function contentOf($: CheerioAPI, template: Element): AnyNode[] {
  return load($(template).html() ?? '', null, false)
    .root()
    .contents()
    .toArray();
}

/** Returns the texts in structured data, without codes and addresses. */
function wordsOfData(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(wordsOfData);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    CODES.test(key) ? [] : wordsOfData(field),
  );
}
