import { describe, expect, it } from 'vitest';
import { laws, practice } from '../../../src/data';
import { schemas } from '../../../src/data/schema';
import { textSlips, textsOf, withTexts } from '../../../src/data/translations';

const upper = (text: string): string => text.toUpperCase();

describe('texts of facts in another language', () => {
  it('take the place of the English ones, and numbers, days and addresses stay', () => {
    const texts = textsOf(schemas.laws, laws, upper);
    const translated = withTexts(laws, texts);
    const [id = '', law] = Object.entries(laws)[0] ?? [];
    expect(translated[id]?.title).toBe(law?.title.toUpperCase());
    expect(translated[id]?.enactments.sale?.effective).toBe(law?.enactments.sale?.effective);
    expect(translated[id]?.path).toBe(law?.path);
    expect(translated[id]?.exemptPlaces).toEqual(law?.exemptPlaces);
    expect(translated[id]?.validity?.unit).toBe(law?.validity?.unit);
    expect(JSON.stringify(texts)).not.toContain(law?.path);
  });

  it('are English where they are not translated, and where a list has changed since', () => {
    const english = { a: 'one', b: ['two', 'three'], n: 4 };
    expect(withTexts(english, { a: 'uno' })).toEqual({ ...english, a: 'uno' });
    expect(withTexts(english, { b: ['dos'] })).toEqual(english);
    expect(withTexts(english, undefined)).toEqual(english);
    expect(withTexts(english, { n: 'cuatro' })).toEqual(english);
  });

  const slips = (texts: unknown): [string, string][] =>
    textSlips(schemas.practice, practice, texts).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  it('are right where they are missing, or quote the same facts', () => {
    expect(slips({})).toEqual([]);
    expect(slips(textsOf(schemas.practice, practice))).toEqual([]);
  });

  it.each([
    [{ stormm: 'x' }, 'stormm', /no text of the English file/],
    [{ storm: 4 }, 'storm', /no text of the English file/],
    [{ storm: ' ' }, 'storm', /is empty/],
    [{ storm: 'Nada.' }, 'storm', /quotes no fact; the English text quotes radon\./],
  ])('are told where they are wrong: %j', (texts, place, message) => {
    expect(slips(texts)).toEqual([[place, expect.stringMatching(message)]]);
  });
});
