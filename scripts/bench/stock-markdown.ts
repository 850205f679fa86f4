import { load } from 'cheerio';
import { parse, stringify } from 'yaml';
import type { Facts } from '../../src/content/facts';

const KEPT = ['title', 'slug', 'description', 'keywords', 'date', 'image', 'sidebar_label'];
const CALLOUT = /^:::(note|tip|warning)/;

/**
 * Turns a file of ours into one that stock Docusaurus understands: facts become their words, our
 * directives vanish or become their text, unknown front matter goes.
 */
export function toStockMarkdown(source: string, facts: Facts): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = parse(head) as Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => KEPT.includes(name)));
  let isCallout = false;
  const lines = quoteFacts(body, facts)
    .replace(/:term\[([^\]]*)\](\{[^}]*\})?/g, '$1')
    .split('\n')
    .filter((line) => {
      if (/^::[a-z]/.test(line)) return false;
      if (CALLOUT.test(line)) return (isCallout = true);
      if (/^:::+\s*$/.test(line) && isCallout) return !(isCallout = false);
      return !/^:::/.test(line);
    });
  return `---\n${stringify(kept)}---\n\n${lines.join('\n')}`;
}

function quoteFacts(text: string, facts: Facts): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, name: string) => {
    const found = facts.look(name);
    return 'text' in found ? found.text : whole;
  });
}

/** The words of one of our built pages as plain Markdown, for pages that are components with us. */
export function htmlToMarkdown(html: string): string {
  const $ = load(html);
  $('main').find('script, style, noscript, svg, form, nav').remove();
  const blocks = $('main')
    .find('h1, h2, h3, p, li')
    .toArray()
    .map((element) => {
      const text = $(element).text().replace(/\s+/g, ' ').replace(/[<{]/g, '').trim();
      const level = /^h(\d)$/.exec(element.tagName)?.[1];
      if (level !== undefined) return `${'#'.repeat(Number(level))} ${text}`;
      return element.tagName === 'li' ? `- ${text}` : text;
    });
  const description = $('meta[name=description]').attr('content') ?? '';
  return `---\n${stringify({ description })}---\n\n${blocks.join('\n\n')}\n`;
}
