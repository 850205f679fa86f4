import { describe, expect, it } from 'vitest';
import { readText } from '../../../../src/content/translations/blocks';
import { compare, type Comparison } from '../../../../src/content/translations/compare';
import { madeFrom, type PageRecord } from '../../../../src/content/translations/record';

const ENGLISH = `---
title: Guide
slug: /guide
---

Keep windows closed.

## Before {#before}

- One, for {{ radon.test.minimum }}.
- Two.

Last words.
`;

const SPANISH = `---
title: Guía
---

Mantenga cerradas las ventanas.

## Antes {#before}

- Uno, por {{ radon.test.minimum }}.
- Dos.

Últimas palabras.
`;

const blocks = (text: string): ReturnType<typeof readText>['blocks'] =>
  readText('a.md', text).blocks;

function recordOf(english: string, translated: string): PageRecord {
  const own = blocks(translated);
  return blocks(english).map((block, index) => madeFrom(block, own[index] ?? block));
}

const RECORD = recordOf(ENGLISH, SPANISH);

const beside = (
  english: string,
  translated = SPANISH,
  record: PageRecord | undefined = RECORD,
): Comparison => compare({ english: blocks(english), translated: blocks(translated), record });

describe('a translation beside English that has not changed', () => {
  it('is as it should be', () => {
    const { differences, old } = beside(ENGLISH);
    expect({ differences, old }).toEqual({ differences: [], old: [] });
  });

  it.each([
    ['line ends', ENGLISH.replaceAll('\n', '\r\n')],
    ['blanks at the ends of lines', ENGLISH.replace('closed.', 'closed.  ')],
    ['other line breaks', ENGLISH.replace('Keep windows', 'Keep\nwindows')],
    ['blanks in braces', ENGLISH.replace('{{ radon.test.minimum }}', '{{radon.test.minimum}}')],
    [
      'the order of the lines at the top',
      ENGLISH.replace('title: Guide\nslug: /guide', 'slug: /guide\ntitle: Guide'),
    ],
  ])('does not become old by %s', (_what, english) => {
    expect(beside(english).old).toEqual([]);
  });

  it('does not become old by the style of quotation marks', () => {
    const typed = ENGLISH.replace('Two.', 'It\'s "two".');
    const record = recordOf(typed, SPANISH);
    expect(beside(typed.replace(`It's "two"`, 'It’s “two”'), SPANISH, record).old).toEqual([]);
  });
});

describe('English that has changed since', () => {
  it('names the line of the translation, and the words then and now', () => {
    const { old, differences } = beside(ENGLISH.replace('Two.', 'Two, and more.'));
    expect(old).toEqual([{ line: 10, english: 11, was: 'Two.', is: 'Two, and more.', words: 3 }]);
    expect(differences).toEqual([]);
  });

  it.each([
    ['another fact', ENGLISH.replace('radon.test.minimum', 'prices.air.montgomery')],
    ['a fact less', ENGLISH.replace(', for {{ radon.test.minimum }}', '')],
    ['a new paragraph', ENGLISH.replace('Last', 'New words.\n\nLast')],
    ['a paragraph less', ENGLISH.replace('Keep windows closed.\n\n', '')],
    ['a new heading', ENGLISH.replace('Last', '## New {#new}\n\nLast')],
    ['a heading less', ENGLISH.replace('## Before {#before}\n\n', '')],
    ['another kind of list', ENGLISH.replace('- One', '1. One').replace('- Two', '2. Two')],
    ['all of it', '---\ntitle: Other\nslug: /guide\n---\n\n::call-button\n'],
  ])('is never a mistake of the translator: %s', (_what, english) => {
    const { old, differences } = beside(english);
    expect(old).not.toEqual([]);
    expect(differences.filter(({ expected }) => !expected)).toEqual([]);
  });

  it('is renewed where the translation has changed too', () => {
    const english = ENGLISH.replace('Two.', 'Two, for {{ prices.air.montgomery }}.');
    const own = SPANISH.replace('Dos.', 'Dos, por {{ prices.air.montgomery }}.');
    const { old, differences, renewed } = beside(english, own);
    expect({ old, differences }).toEqual({ old: [], differences: [] });
    expect(renewed).toEqual(recordOf(english, own));
  });

  it('stays old in the places that nobody has renewed', () => {
    const english = ENGLISH.replace('Two.', 'Two, and more.').replace('Last', 'Very last');
    const own = SPANISH.replace('Dos.', 'Dos, y más.');
    const { old, renewed } = beside(english, own);
    expect(old.map(({ was }) => was)).toEqual(['Last words.']);
    expect(beside(english, own, renewed).old).toEqual(old);
  });

  it('takes the parts of the page with it', () => {
    expect(beside(ENGLISH.replace('{#before}', '{#other}')).heading).toMatchObject({ line: 7 });
    expect(beside(ENGLISH.replace('## Before', '## Long before')).heading).toBeUndefined();
    expect(beside(ENGLISH.replace('Last', '## New {#new}\n\nLast')).heading).toBeUndefined();
    expect(beside(ENGLISH.replace('Last', '## New\n\nLast')).heading).toBeDefined();
  });
});

describe('a translation that somebody has touched', () => {
  it.each([
    ['a fact less', SPANISH.replace(', por {{ radon.test.minimum }}', ''), 'lacks {{ radon'],
    [
      'a paragraph less',
      SPANISH.replace('Mantenga cerradas las ventanas.\n\n', ''),
      'Here a paragraph is missing',
    ],
    ['a paragraph more', `${SPANISH}\nMás.\n`, 'does not have this paragraph, "Más."'],
    [
      'other link names',
      SPANISH.replace('{#before}', '{#antes}'),
      'Here stands a heading ## {#antes}',
    ],
  ])('has to say what the English says: %s', (_what, own, words) => {
    const wrong = beside(ENGLISH, own).differences.filter(({ expected }) => !expected);
    expect(wrong.map(({ message }) => message).join()).toContain(words);
  });

  it('is compared with the English of today where nobody has recorded it', () => {
    const english = ENGLISH.replace('Two.', 'Two, for {{ prices.air.montgomery }}.');
    const { differences, old } = compare({
      english: blocks(english),
      translated: blocks(SPANISH),
      record: undefined,
    });
    expect(old).toEqual([]);
    expect(differences.map(({ expected }) => expected)).toEqual([false]);
  });

  it('may say the sentences of a point in another order, and not of another point', () => {
    const swapped = SPANISH.replace('Uno, por {{ radon.test.minimum }}.', 'Uno.').replace(
      'Dos.',
      'Dos, por {{ radon.test.minimum }}.',
    );
    expect(
      beside(
        ENGLISH,
        SPANISH.replace('Uno, por {{ radon.test.minimum }}', '{{ radon.test.minimum }} para uno'),
      ).differences,
    ).toEqual([]);
    expect(beside(ENGLISH, swapped).differences).toHaveLength(2);
  });

  it('may write a word of the glossary as its language does', () => {
    const [english, own] = [`Text: :term[short test].`, `Texto: :term[prueba corta].`];
    const termOf = (typed: string, language: 'english' | 'own'): string =>
      language === 'own' && typed === 'prueba corta' ? 'short test' : typed;
    const compared = { english: blocks(english), translated: blocks(own), record: undefined };
    expect(compare({ ...compared, termOf }).differences).toEqual([]);
    expect(compare(compared).differences).toHaveLength(1);
  });
});
