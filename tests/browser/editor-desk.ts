import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEditor } from '../../scripts/edit/host';
import { expect, test as base, type Locator, type Page } from './fixtures';

/** What the editor edits: all that the office does. */
const CONTENT = ['src/data', 'src/pages', 'docs', 'blog', 'static/img'];

/** The real editor over a copy of the texts and facts. */
export interface Desk {
  /** Folder with the copy. */
  root: string;
  url: string;
  /** Opens the form of a file. */
  open: (page: Page, path: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  /** The lines of a file that are not as they were, in pairs. */
  changed: (file: string) => Promise<[before: string | undefined, after: string | undefined][]>;
}

export const test = base.extend<{ desk: Desk }, { editor: { root: string; url: string } }>({
  editor: [
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), 'desk-'));
      await restore(root);
      const editor = await startEditor(root, 0, 'http://localhost');
      await use({ root, url: editor.url });
      await editor.close();
      await rm(root, { recursive: true });
    },
    { scope: 'worker' },
  ],

  desk: async ({ editor: { root, url } }, use) => {
    await restore(root);
    const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
    await use({
      root,
      url,
      read,
      open: async (page, path) => {
        await page.goto(`${url}#/collections/${path}`);
        await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
      },
      changed: async (file) => {
        const [before, after] = [await readFile(file, 'utf8'), await read(file)].map((text) =>
          text.split('\n'),
        ) as [string[], string[]];
        const length = Math.max(before.length, after.length);
        return Array.from({ length }, (_, index) => [before[index], after[index]] as const)
          .filter(([one, other]) => one !== other)
          .map(([one, other]) => [one, other]);
      },
    });
  },
});

async function restore(root: string): Promise<void> {
  for (const folder of CONTENT) {
    await rm(join(root, folder), { recursive: true, force: true });
    await cp(folder, join(root, folder), { recursive: true });
  }
}

/** A field of the form by its label; the editor puts invisible marks around the name. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) });
}

/** Opens the closed parts of a form, one by one, until something is seen. */
export async function openParts(page: Page, wanted: Locator): Promise<void> {
  const form = page.getByRole('group', { name: 'Content Editor' });
  const closed = form.locator('[aria-expanded=false]:not([aria-haspopup])');
  await expect(wanted.or(closed).first()).toBeVisible();
  while ((await wanted.count()) === 0) await closed.first().click();
}

/** Saves, and waits until the form is closed. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}
