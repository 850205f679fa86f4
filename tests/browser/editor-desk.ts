import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEditor } from '../../scripts/edit/host';
import { expect, test as base, type Locator, type Page } from './fixtures';

/** The folders that the editor works on: everything that the office edits. */
const CONTENT = ['src/data', 'src/pages', 'docs', 'blog', 'i18n', 'static/img'];

/** The real editor over a copy of the texts and facts. */
export interface Desk {
  /** The folder with the copy. */
  root: string;
  url: string;
  /**
   * Opens a form (a path with `/`) or the list of a collection. If the page already shows the editor, only the
   * address's fragment changes: loading the editor again takes a core a whole second.
   */
  open: (page: Page, path: string) => Promise<void>;
  read: (file: string) => Promise<string>;
  /**
   * Compares a file with the original line by line, and returns the lines that differ, each undefined in the shorter
   * file.
   */
  changed: (file: string) => Promise<[before: string | undefined, after: string | undefined][]>;
}

/**
 * Viewport for lists that must draw all rows. Painting that much takes a quarter of a test, so only some tests use it.
 */
export const TALL = { width: 1280, height: 4000 };

export const test = base.extend<{ desk: Desk }, { editor: { root: string; url: string } }>({
  // The editor draws a field when it comes into view, so a taller window draws more than a test needs.
  viewport: { width: 1280, height: 1600 },
  actionTimeout: 15_000,

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
        const isForm = path.includes('/');
        await shown(
          isForm
            ? page.getByRole('button', { name: 'Save', exact: true })
            : page.getByRole('grid').first(),
        );
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

/** Waits as long as a busy machine needs to load or save, and polls more often than an expectation would. */
const shown = (found: Locator, state: 'visible' | 'hidden' = 'visible'): Promise<void> =>
  found.waitFor({ state, timeout: 60_000 });

async function restore(root: string): Promise<void> {
  for (const folder of CONTENT) {
    await rm(join(root, folder), { recursive: true, force: true });
    await cp(folder, join(root, folder), { recursive: true });
  }
}

/** A field of the form, by its label; the editor puts invisible characters around the name. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('group', { name: new RegExp(`^“\\W*${label}\\W*” Field$`) });
}

const closed = (part: Locator): Locator =>
  part.getByRole('button', { name: 'Expand', exact: true, expanded: false });

/** Opens a part of the form that has fields of its own, and returns it. */
export async function part(within: Page | Locator, label: string): Promise<Locator> {
  const found = field(within, label).first();
  await expect(found.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first()).toBeVisible();
  if (await found.getByRole('button', { name: 'Expand', exact: true }).first().isVisible()) {
    const own = found.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first();
    if ((await own.getAttribute('aria-expanded')) === 'false') await own.click();
  }
  return found;
}

const items = (list: Locator): Locator =>
  list
    .getByRole('group')
    .filter({ has: list.page().getByRole('button', { name: 'Remove', exact: true }) });

/**
 * Opens an entry of a list and returns it.
 *
 * @param words a text that the entry shows while it is closed
 */
export async function entry(list: Locator, words: string): Promise<Locator> {
  await expect(items(list).filter({ hasText: words }).first()).toBeVisible();
  const all = await items(list).allInnerTexts();
  // An open entry has these words in a field, where `hasText` does not find them, so find the entry by its index.
  // Groups that contain all entries come before them, hence the last match.
  const found = items(list).nth(all.findLastIndex((one) => one.includes(words)));
  await closed(found).first().click();
  return found;
}

/** Opens a closed row of the form by a text that it shows. */
export async function openRow(page: Page, words: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Expand', exact: true });
  const row = page.getByRole('group').filter({ has: button, hasText: words });
  await row.last().getByRole('button', { name: 'Expand', exact: true }).click();
}

/** Adds an entry at the end of a list and returns it. */
export async function added(list: Locator): Promise<Locator> {
  const add = list.getByRole('button', { name: /^Add \W*entry/ }).last();
  await expect(add).toBeVisible();
  const before = await items(list).count();
  await add.click();
  // Until the new entry is there, the last one is another.
  await expect.poll(() => items(list).count()).toBeGreaterThan(before);
  const last = items(list).last();
  await last.scrollIntoViewIfNeeded();
  return last;
}

/** Types into a field: text, a number, or a date. */
export async function type(within: Page | Locator, label: string, words: string): Promise<void> {
  const typed = field(within, label)
    .locator('input:not([type=checkbox], [type=file]), textarea')
    .first();
  await typed.fill(words);
}

/** Replaces a field's text by key presses: the editor keeps a draft only of what keys have typed. */
export async function typeKeys(typed: Locator, words: string): Promise<void> {
  await typed.fill('');
  await typed.pressSequentially(words);
}

/** Chooses an option in a field with radio buttons or a list. */
export async function choose(within: Page | Locator, label: string, option: string): Promise<void> {
  const found = field(within, label);
  const radio = found.getByRole('radio', { name: option, exact: true });
  await expect(radio.or(found.getByRole('combobox')).first()).toBeVisible();
  if ((await radio.count()) > 0) return radio.click();
  await found.getByRole('combobox').click();
  await found.page().getByRole('option', { name: option, exact: true }).click();
}

/** Opens the closed parts of a form, one by one, until `wanted` is in the page. */
export async function openParts(page: Page, wanted: Locator): Promise<void> {
  const form = page.getByRole('group', { name: 'Content Editor' });
  const unopened = form.locator('[aria-expanded=false]:not([aria-haspopup])');
  await expect(wanted.or(unopened).first()).toBeVisible();
  while ((await wanted.count()) === 0) await unopened.first().click();
}

/** Saves, and waits until the form closes. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await shown(page.getByRole('group', { name: 'Content Editor' }), 'hidden');
}

/**
 * Runs in the page: returns the drafts that the editor keeps in the browser, as one JSON string, or '' if there are
 * none.
 */
export async function keptDrafts(): Promise<string> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === 'local:folder')) return '';
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('local:folder');
    open.onerror = () => reject(new Error('The drafts cannot be read.'));
    open.onsuccess = () => {
      const database = open.result;
      const done = (drafts: unknown[]): void => {
        database.close();
        resolve(JSON.stringify(drafts));
      };
      if (!database.objectStoreNames.contains('draft-backups')) return done([]);
      const store = database.transaction('draft-backups').objectStore('draft-backups');
      const kept = store.getAll();
      kept.onsuccess = () => done(kept.result);
    };
  });
}
