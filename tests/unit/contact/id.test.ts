import { describe, expect, it } from 'vitest';
import { idOf } from '../../../netlify/contact/entry';
import { FIELD_NAMES, type ContactMessage } from '../../../src/lib/contact-limits';

const FIELDS: ContactMessage = {
  firstName: 'Ana',
  lastName: 'Núñez',
  email: 'ana.nunez@example.com',
  phone: '+1 (301) 555-0199',
  propertyType: 'residential',
  message: 'Our basement read 6.1 pCi/L.\nWhat next?',
};

describe('the id of a message', () => {
  // Messages that are stored are known by it: a second click after an update finds the first.
  it.each([
    ['', 'en', 'cb58d7ceb983af8e3d1a40a16c6acdd2'],
    ['k', 'en', '7e0f8be8df1cc6f9b5e7c84725e603ee'],
    ['k', 'es', '6b9ac7acfca83a3c650ed1bc58f16076'],
  ] as const)('with the form key "%s" in %s is what it has always been', (key, language, id) => {
    expect(idOf(FIELDS, key, language)).toBe(id);
    const backwards = Object.fromEntries(Object.entries(FIELDS).reverse()) as ContactMessage;
    expect(idOf(backwards, key, language)).toBe(id);
  });

  it.each(FIELD_NAMES)('is another where %s is', (name) => {
    expect(idOf({ ...FIELDS, [name]: 'other' }, 'k', 'en')).not.toBe(idOf(FIELDS, 'k', 'en'));
  });
});
