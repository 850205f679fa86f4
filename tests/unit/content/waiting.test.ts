import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staffMarkdown } from '../../../src/content';
import { docIds } from '../../../src/content/doc-ids';
import { checkContent, type CheckReport } from '../../../src/content/check/check';
import { DOC, sampleSite } from './sample-site';

const TODAY = '2026-11-22';

const LAW = `---
title: "Takoma Park: Rentals"
description: What Takoma Park asks.
slug: /laws/takoma-park
---

Test again before {{ laws.takomaPark.validity }}.

::law-summary{law=takomaPark}

::law-sources{law=takomaPark}
`;

const page = (layout: string, name: string, more = ''): string =>
  `---\nlayout: ${layout}\ntitle: New ${name}\ndescription: What is new.\n${layout}: ${name}\nlead: New.\n---\n\n## New\n\nText.${more}\n`;

const NEW = {
  'docs/laws/takoma-park.md': LAW,
  'src/pages/services/thoron.md': page('service', 'thoron'),
  'src/pages/technician.md': page('person', 'technician'),
};

/** Returns the report on a site with some files, without the problems that it has without them. */
function report(files: Record<string, string>): CheckReport {
  const known = new Set(checkContent(sampleSite({}), TODAY).problems.map(({ message }) => message));
  const all = checkContent(sampleSite(files), TODAY);
  return { ...all, problems: all.problems.filter(({ message }) => !known.has(message)) };
}

describe('a page whose entry is not there yet', () => {
  it.each(Object.entries(NEW))('%s is no fault, and is told', (file, text) => {
    const { problems, waiting } = report({ [file]: text });
    expect(problems).toEqual([]);
    expect(waiting.map((one) => [one.file, one.message.includes('it waits for')])).toEqual([
      [file, true],
    ]);
  });

  it('is left out of the site, and the pages beside it are not', () => {
    const { docs, pages } = staffMarkdown(sampleSite(NEW));
    expect(docs.exclude).toContain('laws/takoma-park.md');
    expect(docs.exclude).not.toContain('laws/rockville.md');
    expect(pages.exclude).toEqual(expect.arrayContaining(['services/thoron.md', 'technician.md']));
  });

  it('is no page that a link can lead to', () => {
    const { problems } = report({
      ...NEW,
      'docs/questions.md': `${DOC}\n[Thoron](/services/thoron)\n`,
    });
    expect(problems.map(({ message }) => message).join('\n')).toContain('/services/thoron');
  });

  it('is told of its own mistakes all the same', () => {
    const text = page('service', 'thoron', '\n\n::figure{name=unknown}');
    const { problems } = report({ 'src/pages/services/thoron.md': text });
    expect(problems).toMatchObject([{ file: 'src/pages/services/thoron.md' }]);
  });
});

it('a page waits no more when its entry is there', () => {
  const site = sampleSite(NEW);
  const file = join(site, 'src/data/people.json');
  const people = JSON.parse(readFileSync(file, 'utf8')) as object;
  const technician = { name: 'Sam Rivera', jobTitle: 'Field Technician', path: '/technician' };
  writeFileSync(file, JSON.stringify({ ...people, technician }));
  const { waiting } = checkContent(site, TODAY);
  expect(waiting.map((one) => one.file).sort()).toEqual([
    'docs/laws/takoma-park.md',
    'src/pages/services/thoron.md',
  ]);
});

it('a page that an entry asks for waits for nothing: a slip in it is a fault', () => {
  const { problems, waiting } = report({
    'src/pages/services/radon-air.md': page('service', 'aer'),
  });
  expect(waiting).toEqual([]);
  expect(problems.map(({ message }) => message).join('\n')).toContain(
    '"aer", which does not exist',
  );
});

it('the page of a law is the one with its address, whatever the editor has named its file', () => {
  const stub = readFileSync(join(sampleSite(), 'docs/laws/rockville.md'), 'utf8');
  const site = sampleSite({ 'docs/laws/city-of-rockville.md': stub });
  rmSync(join(site, 'docs/laws/rockville.md'));
  const known = new Set(checkContent(sampleSite(), TODAY).problems.map(({ message }) => message));
  const { problems, waiting } = checkContent(site, TODAY);
  expect(waiting).toEqual([]);
  expect(problems.filter(({ message }) => !known.has(message))).toEqual([]);
  expect(docIds(site).get('/laws/rockville')).toBe('laws/city-of-rockville');
});
