import { describe, expect, it } from 'vitest';
import { idOf } from '../../../netlify/contact/entry';
import { FIELD_NAMES, type ContactMessage } from '../../../src/lib/contact-limits';
import { ORIGINAL } from './support';

describe('the id of a message', () => {
  // Stored messages are found by their ID: after an update of the code, a second click must find the first message.
  it.each([
    ['', 'en', 'cb58d7ceb983af8e3d1a40a16c6acdd2'],
    ['k', 'en', '7e0f8be8df1cc6f9b5e7c84725e603ee'],
    ['k', 'es', '6b9ac7acfca83a3c650ed1bc58f16076'],
  ] as const)('with the form key "%s" in %s is what it has always been', (key, language, id) => {
    expect(idOf(ORIGINAL, key, language)).toBe(id);
    const backwards = Object.fromEntries(Object.entries(ORIGINAL).reverse()) as ContactMessage;
    expect(idOf(backwards, key, language)).toBe(id);
  });

  it.each(FIELD_NAMES)('is another where %s is', (name) => {
    expect(idOf({ ...ORIGINAL, [name]: 'other' }, 'k', 'en')).not.toBe(idOf(ORIGINAL, 'k', 'en'));
  });
});
