import { load } from 'cheerio';
import { parse, stringify } from 'yaml';

const KEPT = ['title', 'slug', 'description', 'keywords', 'date', 'image', 'sidebar_label'];

/**
 * Turns a file of ours into one that stock Docusaurus understands: directives are removed or replaced with their text,
 * unknown front matter is dropped, and quoted facts stay as names in braces.
 */
export function toStockMarkdown(source: string): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = parse(head) as Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => KEPT.includes(name)));
  const text = body.replace(/:term\[([^\]]*)\](\{[^}]*\})?/g, '$1').replace(/^::.*\n/gm, '');
  return `---\n${stringify(kept)}---\n\n${text}`;
}

/** Returns the words of one of our built pages as plain Markdown, for pages that are components in our site. */
export function htmlToMarkdown(html: string): string {
  const $ = load(html);
  $('main').find('script, style, noscript, svg, form, nav').remove();
  const blocks = $('main')
    .find('h1, h2, h3, p, li')
    .toArray()
    .map((element) => {
      const text = $(element).text().replace(/\s+/g, ' ').replace(/[<{]/g, '').trim();
      const mark = { h1: '# ', h2: '## ', h3: '### ', li: '- ' }[element.tagName] ?? '';
      return mark + text;
    });
  return blocks.join('\n\n');
}
