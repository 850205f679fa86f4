import { describe, expect, test } from 'vitest';
import { checkFields } from '../../../netlify/contact/schema';
import { LEAST } from '../../../src/lib/contact-example';
import {
  EMAIL_PATTERN,
  FIELD_NAMES,
  FIELDS,
  NAME_PATTERN,
  PHONE_PATTERN,
  PROPERTY_TYPES,
} from '../../../src/lib/contact-limits';
import { VALID } from './support';

const errorsOf = (fields: object): Record<string, string> | undefined =>
  checkFields({ ...VALID, ...fields }).errors;

/** Returns an email address of exactly `length` characters, each part of which is within its own limit. */
function emailOfLength(length: number): string {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.example`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
}

describe('limits, in characters', () => {
  test.each(['firstName', 'lastName'] as const)('%s: 1 to 100', (field) => {
    expect(FIELDS[field].max).toBe(100);
    expect(errorsOf({ [field]: 'x' })).toBeUndefined();
    expect(errorsOf({ [field]: 'é'.repeat(100) })).toBeUndefined();
    expect(errorsOf({ [field]: '😀'.repeat(100) })).toBeUndefined();
    expect(errorsOf({ [field]: 'é'.repeat(101) })).toEqual({ [field]: field });
    expect(errorsOf({ [field]: '😀'.repeat(101) })).toEqual({ [field]: field });
    expect(errorsOf({ [field]: `${'x'.repeat(100)}   ` })).toBeUndefined();
    expect(errorsOf({ [field]: '' })).toEqual({ [field]: field });
  });

  test.each([
    '\u3164',
    '\u2800',
    '\u034F',
    '\u115F',
    '\u1160',
    '\uFFA0',
    '\uFE0F',
    '\uFFFC',
    '\u0301',
    '\u00A0',
    '\u{E0100}',
    '\u3164 \u2800\uFE0F',
    '\u17B4',
    '\u{1D173}',
  ])('a name that shows nothing is none: %j', (name) => {
    expect(errorsOf({ firstName: name, lastName: name })).toEqual({
      firstName: 'firstName',
      lastName: 'lastName',
    });
    expect(errorsOf({ firstName: `${name}李` })).toBeUndefined();
  });

  test.each(['李', 'ا', 'ก', '한', 'O’', '😀', '-', '7', 'é'])('%s is a name', (name) => {
    expect(errorsOf({ firstName: name, lastName: name })).toBeUndefined();
  });

  test('email: 254', () => {
    expect(FIELDS.email.max).toBe(254);
    expect(emailOfLength(254)).toHaveLength(254);
    expect(errorsOf({ email: emailOfLength(254) })).toBeUndefined();
    expect(errorsOf({ email: emailOfLength(255) })).toEqual({ email: 'email' });
  });

  test('phone: 40 of digits, blanks and + ( ) . - x', () => {
    expect(FIELDS.phone.max).toBe(40);
    expect(errorsOf({ phone: '+1 (301) 555-01.99 x' })).toBeUndefined();
    expect(errorsOf({ phone: '1'.repeat(40) })).toBeUndefined();
    expect(errorsOf({ phone: '1'.repeat(41) })).toEqual({ phone: 'phone' });
    const accepted = Array.from({ length: 0x2ff }, (_, code) => String.fromCharCode(code)).filter(
      (char) => errorsOf({ phone: `1${char}1` }) === undefined,
    );
    // 0xAD is the soft hyphen, which has no width and is removed.
    expect(accepted.join('')).toBe(' ()+-.0123456789x\u00AD');
  });

  test('message: 5,000', () => {
    expect(FIELDS.message.max).toBe(5000);
    expect(errorsOf({ message: '😀'.repeat(5000) })).toBeUndefined();
    expect(errorsOf({ message: '😀'.repeat(5001) })).toEqual({ message: 'message' });
  });
});

test('propertyType is one of the three', () => {
  expect(Object.keys(PROPERTY_TYPES)).toEqual(['residential', 'commercial', 'real-estate']);
  for (const propertyType of Object.keys(PROPERTY_TYPES)) {
    expect(errorsOf({ propertyType })).toBeUndefined();
  }
  expect(errorsOf({ propertyType: 'other' })).toEqual({ propertyType: 'propertyType' });
});

test.each(FIELD_NAMES)('%s: the least that it takes is taken', (name) => {
  expect(errorsOf({ [name]: LEAST[name] })).toBeUndefined();
});

test('the fields come out trimmed, in NFC, and alone', () => {
  const { fields } = checkFields({
    ...VALID,
    firstName: '  Jose\u0301 ',
    email: ' ana@example.com',
    message: '\n a \u202E b \n',
    extra: 'x',
  });
  expect(fields).toEqual({
    ...VALID,
    firstName: 'José',
    email: 'ana@example.com',
    message: 'a  b',
  });
});

test('every wrong field is named with its reason', () => {
  const errors = errorsOf({
    firstName: 'canary\n',
    lastName: 'canary'.repeat(30),
    email: 'canary',
    phone: 'canary',
    propertyType: 'canary',
    message: 'canary'.repeat(1000),
  });
  expect(errors).toEqual({
    firstName: 'control',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    propertyType: 'propertyType',
    message: 'message',
  });
});

describe('the browser refuses what the server refuses', () => {
  const SAMPLES = {
    firstName: ['Ann', ' ', '   ', 'x y', 'Ñ'],
    email: [
      'ana@gmail',
      'ana@gmail.com',
      'a.b+c@d-e.example',
      'a@b.c',
      '@b.cc',
      'a..b@c.dd',
      'a@-b.cc',
      "o'n@b.cc",
    ],
    phone: ['301', 'call me', '(301) 555-0199 x2', '301/555'],
  };
  const PATTERNS = { firstName: NAME_PATTERN, email: EMAIL_PATTERN, phone: PHONE_PATTERN };

  test.each(Object.entries(SAMPLES))('%s', (field, samples) => {
    // Browsers compile the attribute like this (HTML standard, "the pattern attribute").
    const pattern = new RegExp(`^(?:${PATTERNS[field as keyof typeof PATTERNS]})$`, 'v');
    for (const text of samples) {
      expect([text, pattern.test(text)]).toEqual([text, errorsOf({ [field]: text }) === undefined]);
    }
  });
});
