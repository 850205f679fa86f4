import { checkContent } from '../../src/content/check/check';
import { siteDay } from '../../src/lib/site-day';
import { added, entry, field, part, save, test, type, type Desk } from './editor-desk';
import { expect, type Page } from './fixtures';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The editor draws only what is in view, and the form of the laws is the longest.
test.use({ viewport: { width: 1280, height: 8000 } });

/**
 * Returns the check's problems in the copy, and the pages that no visitor sees yet. Each draft of a job is checked by
 * itself.
 */
const told = ({ root }: Desk): { problems: string[]; waiting: string[] } => {
  const { problems, waiting } = checkContent(root, siteDay());
  return {
    problems: problems.map(({ message }) => message),
    waiting: waiting.map(({ file }) => file),
  };
};

/** Opens the form of a new text. */
async function begin(page: Page, desk: Desk, collection: string): Promise<void> {
  await page.goto(`${desk.url}#/collections/${collection}/new`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

test('a new service: its page, then its facts; each passes the check', async ({ page, desk }) => {
  const before = told(desk);
  await begin(page, desk, 'service-pages');
  await type(page, 'Title', 'Thoron Testing');
  await type(page, 'Text', '## What we measure\n\nThoron.');
  await type(page, 'Description', 'We measure thoron in homes.');
  await type(page, 'Service', 'thoron');
  await type(page, 'Lead', 'Thoron, measured.');
  await save(page);
  const file = 'src/pages/services/thoron.md';
  expect(await desk.read(file)).toContain('layout: service\n');
  expect(told(desk)).toEqual({ ...before, waiting: [file] });

  await desk.open(page, 'facts/entries/services');
  const service = await added(field(page, 'Further entries'));
  await type(service, 'Short name', 'thoron');
  await type(service, 'Path', '/services/thoron');
  await type(service, 'Name', 'Thoron testing');
  await field(service, 'Short name').nth(1).getByRole('textbox').fill('Thoron');
  await type(service, 'Description', 'Tests for thoron.');
  await type(service, 'Icon', 'air');
  await save(page);
  expect(told(desk)).toEqual(before);
});

test('a law changes its deadline in one form; the sentence of its page quotes it', async ({
  page,
  desk,
}) => {
  const before = told(desk);
  await desk.open(page, 'facts/entries/laws');
  const law = await entry(field(page, 'Entries'), 'rockville');
  const validity = await part(law, 'Validity');
  await type(validity, 'Value', '3');
  await type(validity, 'Unit', 'years');
  await save(page);
  expect(told(desk)).toEqual(before);

  await desk.open(page, 'law-pages/entries/rockville');
  const text = field(page, 'Text').getByRole('textbox');
  await text.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nA test now counts for ');
  await page.getByRole('button', { name: /^Insert a fact or a box/ }).click();
  await page.getByRole('searchbox', { name: 'Look for' }).fill('rockville.validity');
  await page.getByRole('button', { name: '{{ laws.rockville.validity }}' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('.');
  await save(page);
  expect(await desk.read('docs/laws/rockville.md')).toMatch(
    /\n\nA test now counts for \{\{ laws\.rockville\.validity \}\}\.\n$/,
  );
  expect(told(desk)).toEqual(before);
});

test('a new person comes with a portrait in one form', async ({ page, desk, logs }) => {
  logs.allow(/derived_inert/); // a warning of the editor's own library
  const before = told(desk);
  await desk.open(page, 'facts/entries/people');
  const person = await added(field(page, 'Entries'));
  await type(person, 'Short name', 'technician');
  await type(person, 'Name', 'Sam Rivera');
  await type(person, 'Job title', 'Field Technician');
  const photo = field(person, 'Photo').first();
  await photo.getByRole('checkbox').first().click();
  await field(photo, 'File').getByRole('button', { name: 'Browse' }).click();
  const pictures = page.getByRole('dialog', { name: 'Select Image' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Upload' }).click();
  const file = { name: 'Sam Rivera.png', mimeType: 'image/png', buffer: PICTURE };
  await (await chooser).setFiles(file);
  await pictures.getByRole('button', { name: 'Insert' }).click();
  await expect(pictures).toBeHidden();
  await type(photo, 'Alt', 'Sam Rivera with a radon monitor');
  await save(page);
  const [, named = ''] =
    /"file": "(\/img\/[\w/]*sam-rivera\.png)"/.exec(await desk.read('src/data/people.json')) ?? [];
  expect((await desk.read(`static${named}`)).length).toBeGreaterThan(0);
  expect(told(desk)).toEqual(before);
});
