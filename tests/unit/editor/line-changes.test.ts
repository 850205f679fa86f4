import { expect, it } from 'vitest';
import { changesOf, changesToCome } from '../../../src/editor/line-changes';

const laws = (rental: string, sale: string, last = ''): string =>
  `{\n  "rental": {\n    "asOf": "${rental}"\n  },\n  "sale": {\n    "asOf": "${sale}"\n  }${last}\n}\n`;

it('a line is told with the entries that it is in, though others say the same', () => {
  expect(changesOf(laws('2026-01-01', '2026-02-02'), laws('2026-02-02', '2026-02-02'))).toEqual([
    { place: 'rental', gone: ['"asOf": "2026-01-01"'], come: ['"asOf": "2026-02-02"'] },
  ]);
});

it('a comma that an entry below brings is no change', () => {
  const before = '{\n  "a": 1\n}\n';
  expect(changesOf(before, '{\n  "a": 1,\n  "b": 2\n}\n')).toEqual([
    { place: '', gone: [], come: ['"b": 2'] },
  ]);
});

it('a line of a text is told with the heading above it', () => {
  const before = '---\ntitle: Radon\n---\n\n## Wells {#wells}\n\nOne.\n\nTwo.\n';
  expect(changesOf(before, before.replace('Two.', 'Three.'))).toEqual([
    { place: 'Wells', gone: ['Two.'], come: ['Three.'] },
  ]);
});

it('what is to come is what the text does not say yet, and nothing that somebody else has changed', () => {
  const before = laws('2026-01-01', '2026-02-02');
  const own = laws('2026-03-03', '2026-04-04');
  const theirs = laws('2026-05-05', '2026-02-02');
  expect(changesToCome(before, own, theirs)).toEqual([
    { place: 'rental', gone: [], come: ['"asOf": "2026-03-03"'] },
    { place: 'sale', gone: ['"asOf": "2026-02-02"'], come: ['"asOf": "2026-04-04"'] },
  ]);
  expect(changesToCome(before, own, laws('2026-05-05', '2026-04-04'))).toEqual([
    { place: 'rental', gone: [], come: ['"asOf": "2026-03-03"'] },
  ]);
  expect(changesToCome(before, own, own)).toEqual([]);
});

it('a line that is to go waits until it has gone, each time that it stands there', () => {
  const before = 'One.\nTwo.\nTwo.\n';
  const gone = [{ place: '', gone: ['Two.'], come: [] }];
  expect(changesToCome(before, 'One.\nTwo.\n', `${before}Three.\n`)).toEqual(gone);
  expect(changesToCome(before, 'One.\nTwo.\n', 'One.\nTwo.\nThree.\n')).toEqual([]);
});
