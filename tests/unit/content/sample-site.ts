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

/** A file of facts about places that knows none. */
const catalogued = (name: string): string =>
  readFileSync(path.join(ROOT, `tests/catalogue/site/src/data/${name}.json`), 'utf8');

/** What the real files know is about the real pages. */
const SEARCH = {
  'src/data/asked.json': '[{ "at": "/questions#first", "en": ["what comes first"] }]',
  'src/data/addresses.json': '[]',
  'src/data/redirects.json': '[]',
  'src/data/gazetteer.json': catalogued('gazetteer'),
  'src/data/typed.json': catalogued('typed'),
  'src/data/places.json':
    '{ "jurisdictions": {}, "exempt": { "name": "{place}, exempt", "find": "{place} exempt" }, "places": {}, "intents": { "sale": [], "rental": [], "law": [], "visit": [] } }',
};

/** Pages and films that the real data name: empty ones, where a test brings none. */
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

/** Leaves of each page with a layout its first lines: its words link to pages that the sample does not have. */
function shorten(siteDir: string): void {
  const folder = path.join(siteDir, 'src/pages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.md')) continue;
    const file = path.join(folder, name);
    const typed = /^---\n[\s\S]*?\n---\n/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    // A tool would lack its sentences.
    const top = typed
      .replace('layout: tool', 'layout: services')
      .replace(/^(?:tool|icon|card): .*\n/gm, '');
    writeFileSync(file, `${top}\n## Part\n\nText.\n`);
  }
}

/**
 * Makes a site folder with the real data and pages, one document, one article and a stub for each law, and removes it
 * after the test. @param files what to write over it, by path
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
