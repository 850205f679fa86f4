import { describe, expect, it } from 'vitest';
import { read, write, type Format } from '../../../src/editor/formats';
import type { Original } from '../../../src/editor/word-form';

const original = (place: string, english: string, more: Partial<Original> = {}): Original => ({
  path: place.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
  place,
  english,
  ...more,
});

const FORMAT: Format = {
  kind: 'json',
  schema: {},
  originals: [
    original('rockville.title', 'Rockville'),
    original('rockville.covers', 'Home sales', { waits: 'old', was: 'Sales' }),
    original('rockville.sources.1.supports', 'The rule', { waits: 'fresh' }),
    original('dc.title', 'Washington, DC'),
    original('dc.exempt.0', 'condominiums'),
  ],
};

const TYPED = `{
  "rockville": { "covers": "Ventas" },
  "dc": {
    "title": "Washington, DC",
    "exempt": ["condominios"],
    "penalty": "Multa"
  }
}
`;

type Row = Record<string, unknown>;
type Part = { title: string; texts: Row[] };

const partsOf = (text: string): Part[] => read(text, FORMAT)['words_by_part'] as Part[];

/** Returns the file after texts were typed at some places. */
function typed(words: Readonly<Record<string, string>>): string {
  const form = read(TYPED, FORMAT);
  const parts = (form['words_by_part'] as Part[]).map((part) => ({
    ...part,
    texts: part.texts.map((row) => ({
      ...row,
      words: words[String(row['place'])] ?? row['words'],
    })),
  }));
  return write({ ...form, words_by_part: parts }, FORMAT);
}

describe('a file of translated texts', () => {
  it('has the English beside each, and first what waits', () => {
    const [waiting, ...parts] = partsOf(TYPED);
    expect(waiting).toEqual({
      title: 'To translate or renew (3)',
      texts: [
        {
          type: 'old',
          place: 'rockville.covers',
          english: 'Home sales',
          words: 'Ventas',
          was: 'Sales',
        },
        { type: 'fresh', place: 'rockville.sources.1.supports', english: 'The rule', words: '' },
        { type: 'gone', place: 'dc.penalty', words: 'Multa' },
      ],
    });
    expect(parts.map(({ title }) => title)).toEqual(['Rockville (1)', 'Dc (2)']);
  });

  it('stays as it is, byte for byte, while nobody types', () => {
    expect(typed({})).toBe(TYPED);
  });

  it('changes on one line where one text changes', () => {
    expect(typed({ 'rockville.covers': 'Ventas de casas' })).toBe(
      TYPED.replace('"Ventas"', '"Ventas de casas"'),
    );
  });

  it('gets a new text at the place of the English one, whatever is not there yet', () => {
    const { rockville } = JSON.parse(typed({ 'rockville.sources.1.supports': 'La regla' })) as {
      rockville: unknown;
    };
    expect(rockville).toEqual({ covers: 'Ventas', sources: [{}, { supports: 'La regla' }] });
  });

  it('loses a text whose words are taken out, so that visitors read the English', () => {
    expect(JSON.parse(typed({ 'rockville.covers': ' ', 'dc.penalty': '' }))).toEqual({
      dc: { title: 'Washington, DC', exempt: ['condominios'] },
    });
    expect(JSON.parse(typed({ 'dc.exempt.0': '' }))).toMatchObject({
      dc: { title: 'Washington, DC', penalty: 'Multa' },
    });
  });
});
