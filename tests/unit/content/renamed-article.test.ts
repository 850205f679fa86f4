import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SITE, TODAY } from '../../catalogue/catalogue';
import { applyEarlier } from '../../../src/content/apply-earlier';
import { checkContent } from '../../../src/content/check/check';
import { readSite } from '../../../src/content/check/read-site';
import { recordAddresses } from '../../../src/content/check/addresses';
import { earlierAddresses } from '../../../src/content/earlier';
import { forget } from '../../../src/content/forget';
import { parseMarkdown } from '../../../src/content/parse';
import { formatProblem } from '../../../src/content/problems';
import { siteRedirects } from '../../../src/content/redirects';
import { searchKnowledge } from '../../../src/content/search-knowledge';
import { filesOf } from '../../../src/content/site-files';
import type { SeriesEntry } from '../../../src/lib/series';
import articleRegistry from '../../../src/plugins/article-registry';

let siteDir: string;

beforeEach(() => {
  vi.stubEnv('SITE_DAY', TODAY);
  onTestFinished(() => void vi.unstubAllEnvs());
  siteDir = mkdtempSync(path.join(tmpdir(), 'renamed-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  cpSync(SITE, siteDir, { recursive: true });
});

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

function change(file: string, from: string, to: string): void {
  const text = read(file);
  writeFileSync(path.join(siteDir, file), text.replace(from, to));
  expect(read(file), `${from} in ${file}`).not.toBe(text);
}

/** Returns what the office reads after a change: problems that must be fixed, and what may wait. */
function told(): { problems: string[]; toDo: string[] } {
  const { problems, toDo } = checkContent(siteDir, TODAY);
  return { problems: problems.map(formatProblem), toDo: toDo.map(formatProblem) };
}

const rename = (more = ''): void =>
  change('blog/second.md', 'slug: second', `slug: third\nearlier_addresses: [second]${more}`);

const earlier = (): ReturnType<typeof earlierAddresses> => earlierAddresses(filesOf(siteDir));

test('an article that was named everywhere is renamed by its own form; the rest may wait', () => {
  change(
    'docs/guide.md',
    'Text of the guide',
    'Text of [the article](/blog/second),\n[again](/blog/second)',
  );
  change('src/data/asked.json', '[', '[{ "at": "/blog/second", "en": ["what is the second"] },');
  change('src/data/redirects.json', '[', '[{ "from": "/zweiter", "to": "/blog/second" },');
  expect(told()).toEqual({ problems: [], toDo: [] });
  rename();
  const may =
    '/blog/second has another address now; write /blog/third. Until then the old one leads there.';
  expect(told()).toEqual({
    problems: [],
    toDo: [
      expect.stringMatching(/^docs\/guide\.md:\d+: .* It stands in line \d+ too\.$/),
      `src/data/asked.json:1: ${may}`,
      `src/data/redirects.json:1: ${may}`,
    ],
  });
  const { asked } = searchKnowledge(siteDir);
  expect(asked.map(({ at }) => at)).toContain('/blog/third');
  expect(recordAddresses(readSite(siteDir, TODAY))).toContain('/blog/third');
  expect(told().problems).toEqual([]);
});

test('a part that the article lost is told, by whichever address it is named', () => {
  change('docs/guide.md', 'Text of the guide', 'Text of [the article](/blog/second#gone)');
  rename();
  expect(told().problems).toEqual([expect.stringContaining('"#gone" that /blog/third')]);
});

test('the old address and what led to it lead to the new one at once', () => {
  change('src/data/redirects.json', '[', '[{ "from": "/zweiter", "to": "/blog/second#top" },');
  rename();
  expect(siteRedirects(siteDir)).toEqual(
    expect.arrayContaining([
      { from: '/faq', to: '/faqs' },
      { from: '/zweiter', to: '/blog/third#top' },
      { from: '/blog/second', to: '/blog/third' },
    ]),
  );
});

test.each(['draft: true', 'date: 2026-12-24'])('nothing leads to an article with %s', (line) => {
  if (line.startsWith('date')) change('blog/second.md', 'date: 2026-03-01\n', '');
  rename(`\n${line}`);
  expect(siteRedirects(siteDir).map(({ from }) => from)).not.toContain('/blog/second');
  vi.stubEnv('CONTEXT', 'deploy-preview');
  expect(siteRedirects(siteDir).map(({ from }) => from)).toContain('/blog/second');
});

test('links, references and boxes name the article as it is today', () => {
  rename();
  const tree: Root = parseMarkdown(
    '[a](/blog/second) [b](/blog/second/?x=1#p) [c](/blog/second-hand) [d][e]\n\n' +
      '[e]: /blog/second#q\n\n::button{to=/blog/second label=Read}\n',
  );
  applyEarlier(tree, earlier());
  const typed = JSON.stringify(tree);
  expect(typed.match(/"(?:url|to)":"[^"]*"/g)).toEqual([
    '"url":"/blog/third"',
    '"url":"/blog/third?x=1#p"',
    '"url":"/blog/second-hand"',
    '"url":"/blog/third#q"',
    '"to":"/blog/third"',
  ]);
});

test('an address that two articles had, or that leads on already, is refused', () => {
  change('blog/lead.md', 'slug: lead', 'slug: lead\nearlier_addresses: [first]');
  change('blog/second.md', 'slug: second', 'slug: second\nearlier_addresses: [first, old]');
  change('src/data/redirects.json', '[', '[{ "from": "/blog/old", "to": "/guide" },');
  expect(told().problems).toEqual([
    'blog/second.md:4: earlier_addresses: "first" is an earlier address of blog/lead.md too, and ' +
      'can lead to one article alone; take it out of one of the lists.',
    'blog/second.md:4: earlier_addresses: "old" leads on by src/data/redirects.json already; take ' +
      'it out of the list.',
  ]);
});

test('the first article of a series is renamed alone', () => {
  // On a real site, no program file links to an article.
  change('src/components/Situations.tsx', '/blog/lead', '/guide');
  change('blog/lead.md', 'slug: lead', 'slug: lead-first\nearlier_addresses: [lead]');
  expect(told()).toEqual({
    problems: [],
    toDo: [
      expect.stringMatching(/^blog\/second\.md:9: parentSlug: lead has .* write lead-first\./),
    ],
  });
  const entries = registered([
    { slug: 'lead-first', order: 1, earlier_addresses: ['lead'] },
    { slug: 'second', order: 1, parentSlug: 'lead' },
  ]);
  expect(entries.map(({ parentSlug }) => parentSlug)).toEqual([undefined, 'lead-first']);
});

/**
 * Returns what every page of a site knows about series.
 *
 * @param tops the front matter of the articles
 */
function registered(tops: Record<string, unknown>[]): SeriesEntry[] {
  let data: SeriesEntry[] = [];
  const blogPosts = tops.map((frontMatter) => ({
    metadata: { frontMatter, permalink: `/blog/${String(frontMatter['slug'])}`, title: 'Title' },
  }));
  const plugin = articleRegistry();
  void plugin.allContentLoaded?.({
    allContent: { 'docusaurus-plugin-content-blog': { default: { blogPosts } } },
    actions: { setGlobalData: (entries: SeriesEntry[]) => (data = entries) },
  } as never);
  return data;
}

test('what is known under an earlier address is not forgotten while the article is there', () => {
  rename();
  expect(() => forget(siteDir, '/blog/second', TODAY)).toThrow('is still there');
});
