import { describe, expect, test } from 'vitest';
import {
  hasControl,
  lengthOf,
  normaliseLine,
  normaliseText,
} from '../../../netlify/contact/normalise';

const everyCodePoint = Array.from({ length: 0x10ffff + 1 }, (_, code) => code);
const INVISIBLE = /[\u202A-\u202E\u2066-\u2069\u200B-\u200F\u2060\uFEFF\u061C]/u;

describe('every code point, in the middle of a word', () => {
  const wrong = (check: (char: string, code: number) => boolean): number[] =>
    everyCodePoint.filter((code) => !check(String.fromCodePoint(code), code));

  test('comes out well-formed, without invisible marks, and the second time unchanged', () => {
    expect(
      wrong((char) => {
        const once = normaliseText(`a${char}b`);
        return (
          !/\p{Surrogate}/u.test(once) && !INVISIBLE.test(once) && normaliseText(once) === once
        );
      }),
    ).toEqual([]);
  });

  test('stays if it is a letter, a digit, a mark or a visible sign', () => {
    expect(
      wrong((char) => {
        if (!/[\p{L}\p{N}\p{P}\p{S}\p{M}]/u.test(char)) return true;
        return normaliseLine(`a${char}b`) === `a${char}b`.normalize('NFC');
      }),
    ).toEqual([]);
  });

  test('as a control character it is refused in a line and removed from the message', () => {
    expect(
      wrong((char, code) => {
        const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f);
        const breaksLine = code === 0x2028 || code === 0x2029;
        if (hasControl(`a${char}b`) !== (isControl || breaksLine)) return false;
        if (!isControl || char === '\t' || char === '\n' || char === '\r') return true;
        return normaliseText(`a${char}b`) === 'ab';
      }),
    ).toEqual([]);
  });
});

test('line breaks become line feeds, tabs stay, other controls go', () => {
  expect(normaliseText('a\0b\x1b[1mc\x9bd')).toBe('ab[1mcd');
  expect(normaliseText('a\r\nb\rc\nd\u2028e\u2029f\tg')).toBe('a\nb\nc\nd\ne\nf\tg');
});

test('a control character of either block, or a line separator, is found', () => {
  for (const text of ['a\0', 'a\n', 'a\x7f', 'a\x9b', 'a\u2028', 'a\u2029']) {
    expect(hasControl(text)).toBe(true);
  }
  expect(hasControl('José 😀')).toBe(false);
});

test('names keep their letters', () => {
  for (const name of ['José Ñuñez', 'Conceição', 'Đặng Thị Hà', 'Øyvind', '李小龍', 'O’Hara']) {
    expect(normaliseLine(name)).toBe(name);
  }
  expect(normaliseLine('Nun\u0303ez')).toBe('Nuñez');
});

test('blanks around go, also those behind invisible marks', () => {
  expect(normaliseLine('\u200B  Ana \u00A0\u202E ')).toBe('Ana');
});

test('half a surrogate pair becomes a replacement character', () => {
  expect(normaliseLine('a\ud83d b')).toBe('a\uFFFD b');
  expect(normaliseLine('a\ud83d\ude00')).toBe('a😀');
});

test('length counts characters', () => {
  expect(lengthOf('a😀é')).toBe(3);
});
