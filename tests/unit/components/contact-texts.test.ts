import { expect, test, vi } from 'vitest';
import { fieldErrors } from '../../../src/components/contact/field-errors';
import { fieldWords, refusals, thankYou } from '../../../src/components/contact/texts';
import { company } from '../../../src/data';
import { HttpError } from '../../../src/lib/api/client';
import {
  FIELD_NAMES,
  FIELD_TEXTS,
  FIELDS,
  thankYou as said,
  type FieldRule,
} from '../../../src/lib/contact-limits';

/** The mark that the fake `translate` puts before every text: '' for English, which stays as it is. */
const shown = vi.hoisted(() => ({ mark: '' }));

vi.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    shown.mark + message.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces),
}));

const refusal = (body: unknown): HttpError =>
  new HttpError(422, typeof body === 'string' ? body : JSON.stringify(body), '');

test('the English page says, word for word, what the function says', () => {
  expect(thankYou()).toBe(said(company.responseTime));
  expect(refusals()).toEqual(FIELD_TEXTS);
  for (const name of FIELD_NAMES) {
    const { choices = {} }: FieldRule = FIELDS[name];
    expect(Object.entries(fieldWords()[name].choices ?? {})).toEqual(Object.entries(choices));
  }
});

test('a field that was refused has the sentence of the page, by its reason', () => {
  shown.mark = '* ';
  const { lastName, control } = FIELD_TEXTS;
  expect(
    fieldErrors(
      refusal({
        errors: { firstName: control, lastName },
        errorCodes: { firstName: 'control', lastName: 'lastName' },
      }),
    ),
  ).toEqual({ firstName: `* ${control}`, lastName: `* ${lastName}` });
  shown.mark = '';
});

test('where no reason is known, it has the words of the server', () => {
  const errors = { email: 'Not this one.' };
  for (const errorCodes of [undefined, {}, { email: 'toString' }, { phone: 'phone' }]) {
    expect(fieldErrors(refusal({ errors, errorCodes }))).toEqual(errors);
  }
});

test.each(['', '<h1>', 'null', '[]', '{"errors":null}', '{"message":"No."}'])(
  'an answer that names no field marks none: %s',
  (body) => {
    expect(fieldErrors(refusal(body))).toEqual({});
  },
);
