import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse, stringify } from 'yaml';
import { schemas, type DataFile } from '../../../src/data/schema';
import { WORD_FIELDS } from '../../../src/content/translations/blocks';
import { dataFolder, textsOf } from '../../../src/data/translations';
import { pseudo } from './pseudo';

/** Attributes of directives that hold text. */
const ATTRIBUTE = /\b(label|title|value)="([^"]*)"/g;

/** Places are matched by the names in laws and areas, which are the same in every language. */
const NOT_TRANSLATED: readonly DataFile[] = ['places'];

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

interface Change {
  start: number;
  end: number;
  text: string;
}

const place = ({ position }: Nodes): { start: number; end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Pseudo-translates a Markdown file: its words get marks, while IDs, facts, addresses and directives stay. */
export function pseudoMarkdown(source: string): string {
  const changes: Change[] = [];
  const tree: Root = markdown.parse(source);
  visit(tree, (node, _index, parent) => {
    const { start, end } = place(node);
    const raw = source.slice(start, end);
    if (node.type === 'yaml') {
      changes.push({ start, end, text: `---\n${pseudoTop(node.value)}---` });
    } else if (node.type === 'text') {
      // A bare URL, which is the text of its own link.
      const isBare = parent?.type === 'link' && place(parent).start === start;
      if (isBare) return;
      changes.push({ start, end, text: pseudo(raw) });
    } else if (node.type === 'image' && node.alt) {
      const alt = raw.replace(/^!\[[^\]]*\]/, (words) => pseudo(words));
      changes.push({ start, end, text: alt });
    } else if (/Directive$/.test(node.type)) {
      const first = source.indexOf('\n', start);
      const line = node.type === 'containerDirective' ? source.slice(start, first) : raw;
      for (const match of line.matchAll(ATTRIBUTE)) {
        const at = start + match.index + match[0].indexOf('"') + 1;
        const words = match[2] ?? '';
        changes.push({ start: at, end: at + words.length, text: pseudo(words) });
      }
    }
  });
  let at = 0;
  const parts = changes
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, text }) => {
      const kept = source.slice(at, start);
      at = end;
      return kept + text;
    });
  return parts.join('') + source.slice(at);
}

function pseudoTop(top: string): string {
  const fields = parse(top) as Record<string, unknown>;
  const said = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(said) : typeof value === 'string' ? pseudo(value) : value;
  const marked = Object.entries(fields).map(([key, value]) => [
    key,
    WORD_FIELDS.includes(key) ? said(value) : value,
  ]);
  return stringify(Object.fromEntries(marked), { lineWidth: 0 });
}

/** Returns the paths of the files below a folder that end in `ending`, relative to it. */
async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(ending));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The folders with texts, and where their translations are in a language's folder. */
const TEXTS = [
  ['docs', 'docusaurus-plugin-content-docs/current'],
  ['blog', 'docusaurus-plugin-content-blog'],
  ['src/pages', 'docusaurus-plugin-content-pages'],
] as const;

/**
 * Pseudo-translates all texts of a site.
 *
 * @param siteDir the site's folder, in which `docusaurus write-translations` has written the messages of the language
 * @param locale the language
 */
export async function pseudoTranslate(siteDir: string, locale: string): Promise<void> {
  const folder = join(siteDir, 'i18n', locale);
  for (const name of await filesBelow(folder, '.json')) {
    const messages = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<
      string,
      { message: string }
    >;
    const marked = Object.entries(messages).map(([id, entry]) => [
      id,
      { ...entry, message: pseudo(entry.message) },
    ]);
    await write(join(folder, name), JSON.stringify(Object.fromEntries(marked), null, 2));
  }
  for (const [from, to] of TEXTS) {
    for (const name of await filesBelow(join(siteDir, from), '.md')) {
      const source = await readFile(join(siteDir, from, name), 'utf8');
      await write(join(folder, to, name), pseudoMarkdown(source));
    }
  }
  for (const file of (Object.keys(schemas) as DataFile[]).filter(
    (one) => !NOT_TRANSLATED.includes(one),
  )) {
    const english: unknown = JSON.parse(
      await readFile(join(siteDir, 'src/data', `${file}.json`), 'utf8'),
    );
    const texts = textsOf(schemas[file], english, pseudo);
    if (texts === undefined) continue;
    await write(join(siteDir, dataFolder(locale), `${file}.json`), JSON.stringify(texts, null, 2));
  }
}
