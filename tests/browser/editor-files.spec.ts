import { readFileSync, statSync } from 'node:fs';
import { formsOf } from '../../src/editor/forms';
import { filesOfForms, type FormFile } from '../unit/editor/support';
import { field, openParts, save, test } from './editor-desk';
import { expect, type Page } from './fixtures';

/** True for an empty list, in which no entry can be changed: `editor-jobs.spec.ts` adds one. */
const isEmpty = ({ file }: FormFile): boolean => readFileSync(file, 'utf8').trim() === '[]';

const files = filesOfForms(formsOf({ siteDir: '.', pricesAtOnce: false })).filter(
  (one) => !isEmpty(one),
);

/** The settings of a form field that decide how it is drawn and read. */
interface FormField {
  widget?: string;
  value_type?: string;
  multiple?: boolean;
  pattern?: unknown;
  fields?: FormField[];
  field?: FormField;
  types?: FormField[];
}

/** Returns a key for each kind of field in a form, with the kind of field that contains it. */
function kindsIn(fields: readonly FormField[], within = ''): string[] {
  return fields.flatMap(({ widget = '', fields: inner = [], field, types = [], ...more }) => [
    [within, widget, more.value_type, more.multiple, more.pattern !== undefined].join(),
    ...kindsIn([...inner, ...(field ? [field] : []), ...types], widget),
  ]);
}

/** Returns the shortest files that together have every kind of field. */
function shortestOfEachKind(all: readonly FormFile[]): FormFile[] {
  const seen = new Set<string>();
  const bySize = all.toSorted((a, b) => statSync(a.file).size - statSync(b.file).size);
  return bySize.filter(({ fields, format }) => {
    const kinds = [format.kind, ...kindsIn(JSON.parse(fields) as FormField[])];
    const isNew = kinds.some((kind) => !seen.has(kind));
    kinds.forEach((kind) => seen.add(kind));
    return isNew;
  });
}

// The nightly run opens every file. `tests/unit/editor` checks that all of them are read and written byte for byte.
const forms = process.env.EVERY_FILE ? files : shortestOfEachKind(files);

/** Appends a letter to the first text field, or else changes the first number or switch. */
async function changeOne(page: Page, file: string): Promise<void> {
  const title = field(page, 'Title').getByRole('textbox');
  if (file.endsWith('.md') && (await title.count()) > 0) {
    await title.fill(`${await title.inputValue()}x`);
    return;
  }
  const form = page.getByRole('group', { name: 'Content Editor' });
  // The English text above its translation is read-only.
  const typed = form.getByRole('textbox').and(form.locator(':not([readonly])'));
  await openParts(page, typed.or(form.getByRole('switch')));
  const values = await typed.evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ value }) => value),
  );
  if (values.length === 0) return form.getByRole('switch').first().click();
  // A number that changes may be an ID that the list already has, so prefer a field with letters.
  const words = values.findIndex((value) => /\p{L}/u.test(value));
  if (words < 0) return typed.first().fill(`${Number(values[0]) + 1}`);
  await typed.nth(words).fill(`${values[words]}x`);
}

/** The files are divided among this many tests, so that as many workers can run them. */
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`a form that is opened changes nothing, and one word changes one line (part ${part + 1})`, async ({
    page,
    desk,
  }) => {
    for (const { file, at } of forms.filter((_, index) => index % PARTS === part)) {
      await test.step(file, async () => {
        await desk.open(page, at);
        await expect(page.getByRole('button', { name: 'Save' }), file).toBeDisabled();
        await changeOne(page, file);
        await save(page);
        expect(await desk.changed(file), file).toHaveLength(1);
      });
    }
  });
}
