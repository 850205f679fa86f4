import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { added, choose, entry, field, part, save, test, type } from './editor-desk';
import { doJobs, type Job } from './editor-job';
import { expect, type Locator } from './fixtures';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const JOBS: Job[] = [
  {
    what: 'a question and its answer',
    at: 'pages/entries/faqs',
    file: 'docs/faqs.md',
    does: async (page) => {
      await page.getByRole('button', { name: /^Add \W*row/ }).click();
      await page.getByRole('menuitem', { name: 'Question' }).click();
      await type(page, 'Question', 'Do you test on Sundays?');
      await type(page, 'Link name', 'sundays');
      await type(page, 'Answer', 'No. Call {{ company.phone.display }}.');
    },
    says: '### Do you test on Sundays? {#sundays}\n\nNo. Call {{ company.phone.display }}.\n',
    lines: Infinity,
  },
  {
    what: 'the first sentence of the home page',
    at: 'pages/entries/home',
    file: 'src/pages/index.md',
    does: (page) => type(page, 'Lead', 'We test air, from {{ prices.air.montgomery }}.'),
    says: 'lead: We test air, from {{ prices.air.montgomery }}.\n',
  },
  {
    what: 'what search engines read of a law page',
    at: 'law-pages/entries/rockville',
    file: 'docs/laws/rockville.md',
    does: (page) => type(page, 'Description', 'What Rockville asks: a test, and by when.'),
    says: 'description: "What Rockville asks: a test, and by when."\n',
  },
  {
    what: 'the day of an article’s last change',
    at: 'articles/entries/lead-214',
    file: 'blog/lead-214.md',
    does: async (page) => type(await part(page, 'Last update'), 'Date', '2026-11-20'),
    says: 'date: 2026-11-20\n',
  },
  {
    what: 'another address of an article that others link to, and that opens a series',
    at: 'articles/entries/radon-progeny-hidden-risk',
    file: 'blog/radon-progeny-hidden-risk.md',
    does: async (page) => {
      await type(page, 'Slug', 'the-hidden-risk');
      const earlier = await added(field(page, 'Earlier addresses'));
      await type(earlier, 'Item', 'radon-progeny-hidden-risk');
    },
    says: 'earlier_addresses:\n  - radon-progeny-hidden-risk\n',
    lines: Infinity,
  },
];

test('the office changes its texts in forms, and the check has nothing to say', async ({
  page,
  desk,
}) => {
  await doJobs(page, desk, JOBS);
});

test('an article is written with its picture, and opened again as it was', async ({
  page,
  desk,
  logs,
}) => {
  logs.allow(/derived_inert/); // a warning of the editor's own library
  await page.goto(`${desk.url}#/collections/articles/new`);
  await field(page, 'Image').getByRole('button', { name: 'Browse' }).click();
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Upload' }).click();
  const file = { name: 'Our Lab.png', mimeType: 'image/png', buffer: PICTURE };
  await (await chooser).setFiles(file);
  await pictures.getByRole('button', { name: 'Insert' }).click();
  await expect(pictures).toBeHidden();
  await type(page, 'Title', 'Radon: the winter');
  await type(page, 'Text', 'A test takes {{ radon.test.minimum }}.\n\n## Why\n\nBecause.');
  await type(page, 'Description', 'What a cold month does to the radon in a house.');
  await type(page, 'Slug', 'radon-in-winter');
  await type(page, 'Date', '2026-11-20');
  await type(page, 'Excerpt', 'Windows are shut.');
  await choose(page, 'Call to action', 'schedule');
  await choose(page, 'Draft', 'Yes');
  await save(page);
  expect(await desk.read('blog/radon-in-winter.md')).toBe(`---
title: "Radon: the winter"
description: What a cold month does to the radon in a house.
slug: radon-in-winter
date: 2026-11-20
image: /img/blog/our-lab.png
excerpt: Windows are shut.
call_to_action: schedule
draft: true
---

A test takes {{ radon.test.minimum }}.

## Why

Because.
`);
  expect((await desk.read('static/img/blog/our-lab.png')).length).toBeGreaterThan(0);
  await desk.open(page, 'articles/entries/radon-in-winter');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a question is found by a word of its answer, and opened with the cursor there', async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await desk.open(page, 'pages/entries/faqs');
  const find = field(page, 'Find a question');
  await find.getByRole('searchbox').fill('QUIT-NOW');
  await expect(find.getByRole('status')).toHaveText('1 found');
  await find.getByRole('button', { name: 'What does radon do to health?' }).click();
  await expect(page.locator('textarea:focus')).toHaveValue(/QUIT-NOW/);
  await expect(page.locator('textarea:focus')).toBeInViewport();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^QUIT-NOW$/i);
  await find.getByRole('searchbox').fill('');
  await expect(find.getByRole('listitem')).toHaveCount(0);
});

test('what visitors ask is found in their words, and opened', async ({ page, desk }) => {
  await desk.open(page, 'facts/entries/asked');
  const find = field(page, 'Find a question or an answer');
  await find.getByRole('searchbox').fill('QUÉ es el radón');
  await find.getByRole('button', { name: '#what-is-radon' }).first().click();
  await expect(page.locator('textarea:focus')).toHaveValue(/qué es el radón/i);
});

test('a question is put beside another one, found, and moved', async ({ page, desk }) => {
  const file = 'docs/faqs.md';
  const before = await readFile(file, 'utf8');
  const headings = async (): Promise<string[]> =>
    [...(await desk.read(file)).matchAll(/^##.*$/gm)].map(([line]) => line);
  await desk.open(page, 'pages/entries/faqs');
  const rows = field(page, 'Groups and questions').locator('[id$="-item-list"] > *');
  const row = (words: string): Locator => rows.filter({ hasText: words });
  const find = field(page, 'Find a question');

  await row('What is radon?').getByRole('button', { name: 'List Item Options' }).click();
  await page.getByRole('menuitem', { name: 'Add Item Below' }).hover();
  await page.getByRole('menuitem', { name: 'Question', exact: true }).click();
  await type(page, 'Question', 'Is radon new?');
  await type(page, 'Link name', 'Is radon new');
  await type(page, 'Answer', 'No.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Link name')).toContainText('letters, digits and hyphens');
  await type(page, 'Link name', 'new');
  await find.getByRole('searchbox').fill('is radon new');
  await expect(find.getByRole('listitem').first()).toHaveText('Is radon new?No.');
  await save(page);
  const first = '### How does radon get into a house?';
  expect(await desk.read(file)).toBe(
    before.replace(first, `### Is radon new? {#new}\n\nNo.\n\n${first}`),
  );

  const old = await headings();
  await desk.open(page, 'pages/entries/faqs');
  await row('Is radon new?').getByRole('button', { name: 'Reorder Item' }).press('ArrowUp');
  await save(page);
  const at = old.findIndex((line) => line.includes('{#new}'));
  expect(await headings()).toEqual(
    old.toSpliced(at, 1).toSpliced(1, 0, '### Is radon new? {#new}'),
  );

  // A removed row is no longer found.
  await desk.open(page, 'pages/entries/faqs');
  await find.getByRole('searchbox').fill('QUIT-NOW');
  await row('What does radon do to health?').getByRole('button', { name: 'Remove' }).click();
  await expect(find.getByRole('status')).toHaveText('0 found');
});

/** Expects the preview of a focus field to have loaded, with the aspect ratio (`shape`) of its place on the page. */
async function expectCut(focus: Locator, shape: number, position: string): Promise<void> {
  const picture = focus.getByRole('img', { name: 'The picture as the page will show it' });
  await expect(picture).toHaveCSS('object-position', position);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { width, height } = (await picture.boundingBox())!;
  expect(width / height).toBeCloseTo(shape, 1);
}

test('the part of a picture that stays is chosen by the keyboard, seen at once, and kept', async ({
  page,
  desk,
}) => {
  const file = 'blog/lead-214.md';
  const focus = field(page, 'Image focus');
  await desk.open(page, 'articles/entries/lead-214');
  await expectCut(focus, 16 / 9, '50% 50%');
  const choices = focus.getByRole('radiogroup', { name: 'What matters is at the' });
  await choices.getByRole('radio', { name: 'Middle' }).press('ArrowDown');
  await expect(choices.getByRole('radio', { name: 'Top' })).toBeFocused();
  await expectCut(focus, 16 / 9, '50% 0%');
  await save(page);
  const before = await readFile(file, 'utf8');
  expect(await desk.read(file)).toBe(before.replace(/\n---\n/, '\nimage_focus: top\n---\n'));

  await desk.open(page, 'articles/entries/lead-214');
  await choose(page, 'Image focus', 'Middle');
  await save(page);
  expect(await desk.read(file)).toBe(before);
});

test('a photo in a list of facts is shown with its own focus', async ({ page, desk, logs }) => {
  logs.allow(/404 \(Not Found\)/); // the picture that does not exist
  const company = join(desk.root, 'src/data/company.json');
  const known = JSON.parse(await readFile(company, 'utf8')) as object;
  const photo = (name: string): object => ({ file: `/img/blog/${name}.svg`, alt: `${name} shown` });
  const photos = [photo('none'), photo('lead-214')];
  await writeFile(company, JSON.stringify({ ...known, photos }, null, 2));
  await page.setViewportSize({ width: 1280, height: 8000 });
  await desk.open(page, 'facts/entries/company');
  const list = field(page, 'Photos');
  const first = await entry(list, 'none.svg');
  await expect(field(first, 'Focus').getByRole('status')).toContainText('before it is published');
  const second = await entry(list, 'lead-214.svg');
  await choose(second, 'Focus', 'Right');
  await expectCut(field(second, 'Focus'), 4 / 3, '100% 50%');
  await save(page);
  expect((JSON.parse(await readFile(company, 'utf8')) as { photos: object[] }).photos[1]).toEqual({
    ...photo('lead-214'),
    focus: 'right',
  });
});
