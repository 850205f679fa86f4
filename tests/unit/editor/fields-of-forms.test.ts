import { expect, it } from 'vitest';
import { fieldsOfForms } from '../../../src/editor/fields-of-forms';

const file = (name: string, field: object): object => ({
  name,
  file: `${name}.md`,
  fields: [field],
});
const of = (...files: object[]): string =>
  fieldsOfForms({ collections: [{ name: 'pages', files }] } as never);

const title = { name: 'title', label: 'Title', widget: 'string' };

it('what is typed is kept though a label, a choice or the list of files has changed', () => {
  const before = of(file('a', title));
  expect(of(file('b', title), file('a · 3 parts old', { ...title, label: 'Other' }))).toBe(before);
  expect(of(file('a', { ...title, options: ['one'] }))).toBe(before);
});

it('what is typed is forgotten when a field is another one', () => {
  const before = of(file('a', title));
  expect(of(file('a', { ...title, widget: 'text' }))).not.toBe(before);
  expect(of(file('a', { ...title, fields: [title] }))).not.toBe(before);
});
