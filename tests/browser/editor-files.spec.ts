import { readFileSync, statSync } from 'node:fs';
import { formsOf } from '../../src/editor/forms';
import { filesOfForms, type FormFile } from '../unit/editor/support';
import { field, openParts, save, test } from './editor-desk';
import { expect, type Page } from './fixtures';

/** Of a list without an entry nothing can be changed yet: `editor-jobs.spec.ts` adds one. */
const isEmpty = ({ file }: FormFile): boolean => readFileSync(file, 'utf8').trim() === '[]';

const files = filesOfForms(formsOf({ siteDir: '.', pricesAtOnce: false })).filter(
  (one) => !isEmpty(one),
);

/** A field of a form, as far as it decides how it is drawn and read. */
interface FormField {
  widget?: string;
  value_type?: string;
  multiple?: boolean;
  pattern?: unknown;
  fields?: FormField[];
  field?: FormField;
  types?: FormField[];
}

/** What a form is made of: each kind of field, and what it stands in. */
function kindsIn(fields: readonly FormField[], within = ''): string[] {
  return fields.flatMap(({ widget = '', fields: inner = [], field, types = [], ...more }) => [
    [within, widget, more.value_type, more.multiple, more.pattern !== undefined].join(),
    ...kindsIn([...inner, ...(field ? [field] : []), ...types], widget),
  ]);
}

/** The shortest files that have every kind of field between them. */
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

// Every file is opened at night. That each is read and written byte for byte is asked of all in `tests/unit/editor`.
const forms = process.env.EVERY_FILE ? files : shortestOfEachKind(files);

/** Changes the first thing that can be typed, or the first switch. */
async function changeOne(page: Page, file: string): Promise<void> {
  const title = field(page, 'Title').getByRole('textbox');
  if (file.endsWith('.md') && (await title.count()) > 0) {
    await title.fill(`${await title.inputValue()}x`);
    return;
  }
  const form = page.getByRole('group', { name: 'Content Editor' });
  // English that stands above its translation can be read alone.
  const typed = form.getByRole('textbox').and(form.locator(':not([readonly])'));
  await openParts(page, typed.or(form.getByRole('switch')));
  const values = await typed.evaluateAll((fields: HTMLInputElement[]) =>
    fields.map(({ value }) => value),
  );
  if (values.length === 0) return form.getByRole('switch').first().click();
  // A name of digits, once it is another one, may be a name that the list has already.
  const words = values.findIndex((value) => /\p{L}/u.test(value));
  if (words < 0) return typed.first().fill(`${Number(values[0]) + 1}`);
  await typed.nth(words).fill(`${values[words]}x`);
}

/** In parts, for as many workers. */
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
