import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = path.resolve(__dirname, '../../..');

export const DOC = `---
title: Questions
description: What people ask.
slug: /questions
---

## First part {#first}

Text with [a link](/contact).
`;

export const ARTICLE = `---
title: An Article
slug: an-article
description: What the article says.
date: 2025-03-01
last_update:
  date: 2025-04-01
image: /img/favicon.svg
excerpt: What the article says.
call_to_action: schedule
---

Text.
`;

/** Returns a data file about places from the catalogue's site, which lists none. */
const catalogued = (name: string): string =>
  readFileSync(path.join(ROOT, `tests/catalogue/site/src/data/${name}.json`), 'utf8');

/** Replaces the data files that refer to pages of the real site. */
const SEARCH = {
  'src/data/asked.json': '[{ "at": "/questions#first", "en": ["what comes first"] }]',
  'src/data/addresses.json': '[]',
  'src/data/redirects.json': '[]',
  'src/data/gazetteer.json': catalogued('gazetteer'),
  'src/data/typed.json': catalogued('typed'),
  'src/data/places.json':
    '{ "jurisdictions": {}, "exempt": { "name": "{place}, exempt", "find": "{place} exempt" }, "places": {}, "intents": { "sale": [], "rental": [], "law": [], "visit": [] } }',
};

/** Returns the pages and films that the real data refer to, as stubs. */
function named(siteDir: string): Record<string, string> {
  const read = (file: string): string => readFileSync(path.join(siteDir, 'src/data', file), 'utf8');
  const laws = Object.entries(JSON.parse(read('laws.json')) as Record<string, { path: string }>);
  const films = [...read('videos.json').matchAll(/"(\/videos\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  return Object.fromEntries([
    ...laws.map(([id, { path: route }]) => [
      `docs${route}.md`,
      `${DOC.replace(/Questions|What people ask|First part|Text/g, (words) => `${words} ${id}`).replace('/questions', route)}
::law-summary{law=${id}}

## Exemptions {#exemptions}

::law-sources{law=${id}}
`,
    ]),
    ...films.map((file) => [`static${file}`, '']),
  ]) as Record<string, string>;
}

/** Reduces each page with a layout to its front matter, since its text links to pages that the sample does not have. */
function shorten(siteDir: string): void {
  const folder = path.join(siteDir, 'src/pages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue;
    const file = path.join(folder, name);
    const typed = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    // Without its text, a tool would lack its sentences, so give it another layout.
    const top = typed
      .replace('layout: tool', 'layout: services')
      .replace(/^(?:tool|icon|card): .*\n/gm, '');
    writeFileSync(file, `${top}\n## Part\n\nText.\n`);
  }
}

/**
 * Creates a temporary site folder with the real data and pages, one document, one article, and a stub for each law. It
 * is removed after the test.
 *
 * @param files further files by path; they replace those of the sample
 */
export function sampleSite(files: Record<string, string | Uint8Array> = {}): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const folder of ['src/data', 'src/pages', 'src/artwork/static', 'static/img']) {
    cpSync(path.join(ROOT, folder), path.join(siteDir, folder), { recursive: true });
  }
  shorten(siteDir);
  const all = {
    ...named(siteDir),
    ...SEARCH,
    'docs/questions.md': DOC,
    'blog/an-article.md': ARTICLE,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
    writeFileSync(path.join(siteDir, name), content);
  }
  return siteDir;
}
