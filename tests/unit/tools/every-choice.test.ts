import { describe, expect, it } from 'vitest';
import { laws } from '../../../src/data';
import { everyChoice } from '../../../src/tools/every-choice';
import { choices, dayQuestion, selection, typed } from '../../../src/tools/question';
import { count } from '../../../src/tools/law/count';
import { repeat } from '../../../src/tools/repeat';
import { TOOLS, type ToolData } from '../../../src/tools/tools';
import { TODAY } from './support';

/** A Monday on which the office is closed. */
const CLOSED = '2026-11-30';

/** As they are; with a closed day; and every law told by somebody: of one that is the company's information alone, nothing is called exempt. */
const ALL: (ToolData | undefined)[] = [
  undefined,
  {
    notices: [
      {
        from: TODAY,
        until: CLOSED,
        text: { en: 'Closed' },
        closed: { from: CLOSED, until: CLOSED },
      },
    ],
  },
  {
    laws: JSON.parse(
      JSON.stringify(laws).replaceAll(
        '"known":"company"',
        '"known":"told","statedBy":"city","cite":"rockvilleRadon"',
      ),
    ) as typeof laws,
  },
];

describe.each(Object.entries(TOOLS))('every choice of answers to %s', (_, tool) => {
  const { sentences } = tool;
  const given = new Map<string, Set<string>>();
  for (const data of ALL)
    for (const { said } of tool.outcomes(TODAY, data))
      for (const { code, values = {} } of said)
        given.set(code, new Set([...(given.get(code) ?? []), ...Object.keys(values)]));

  it('makes it say each of its sentences, with every value that it may be given, and no other', () => {
    const said = [...given].map(([code, names]) => [code, [...names].sort()] as const);
    const declared = Object.entries(sentences).map(
      ([code, names]) => [code, [...names].sort()] as const,
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(declared));
  });
});

describe('choices of answers', () => {
  const tool = {
    questions: () => ({
      side: choices(['left', 'right']),
      ...repeat([1, 2], () => ({ size: selection(['small', 'large']) })),
      rooms: typed(count, ['count']),
      when: dayQuestion(),
    }),
    asks: ({ side }: { side?: string }) =>
      side === 'left' ? (['side', 'size1', 'rooms'] as const) : (['side', 'when'] as const),
  };

  it('are all that are asked for: each option and none, and what is typed as its samples say', () => {
    const rounds = [{ rooms: ['', '4'], when: ['2027-03-31'] }, { side: ['right'] }];
    expect([...everyChoice(tool, {}, rounds)]).toEqual([
      { when: '2027-03-31' },
      { side: 'left' },
      { side: 'left', rooms: 4 },
      { side: 'left', size1: 'small' },
      { side: 'left', size1: 'small', rooms: 4 },
      { side: 'left', size1: 'large' },
      { side: 'left', size1: 'large', rooms: 4 },
      { side: 'right', when: '2027-03-31' },
      { side: 'right' },
    ]);
  });

  it('a sample that cannot be read is told', () => {
    expect(() => [...everyChoice(tool, {}, [{ rooms: ['four'] }])]).toThrow(
      'The sample "four" of "rooms" cannot be read: count.',
    );
  });
});
