import { field, part, test, type } from './editor-desk';
import { expect } from './fixtures';

const DATA = 'src/data';

const REFUSED: [at: string, file: string, field: string[], typed: string, said: string][] = [
  [
    'facts/entries/company',
    `${DATA}/company.json`,
    ['Phone', 'E164'],
    '301-555-0142',
    'This should be the phone number for dialing: + and digits alone, such as "+13015550142".',
  ],
  [
    'facts/entries/company',
    `${DATA}/company.json`,
    ['Scheduler url'],
    'book.example',
    'This should be a full web address starting with https://, such as "https://www.example.com".',
  ],
  [
    'facts/entries/company',
    `${DATA}/company.json`,
    ['Founded'],
    '98',
    'This should be a year in four digits, such as 2008.',
  ],
  [
    'articles/entries/lead-214',
    'blog/lead-214.md',
    ['Slug'],
    'Lead 214',
    'It must have only small letters, digits and hyphens, such as my-article.',
  ],
  [
    'articles/entries/lead-214',
    'blog/lead-214.md',
    ['Title'],
    'Why **radon** matters',
    'signs of Markdown or HTML, which are printed there as they stand; write plain words',
  ],
];

test('what the check refuses is refused at its field, in the same words', async ({
  page,
  desk,
}) => {
  // Leaving a form with unsaved words opens a dialog.
  page.on('dialog', (dialog) => void dialog.accept());
  let opened = '';
  for (const [at, file, [...path], typed, said] of REFUSED) {
    await test.step(said, async () => {
      if (at !== opened) await desk.open(page, at);
      opened = at;
      const label = path.pop() ?? '';
      const within = path[0] === undefined ? page : await part(page, path[0]);
      await expect(field(within, label)).not.toContainText(said);
      await type(within, label, typed);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(field(within, label)).toContainText(said);
      expect(await desk.changed(file)).toEqual([]);
    });
  }
});
