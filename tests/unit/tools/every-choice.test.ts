import { describe, expect, it } from 'vitest';
import { laws } from '../../../src/data';
import { everyChoice } from '../../../src/tools/every-choice';
import { choices, dayQuestion, selection, typed } from '../../../src/tools/question';
import { count } from '../../../src/tools/law/count';
import { sayingOf } from '../../../src/tools/outcome';
import { repeat } from '../../../src/tools/repeat';
import { TOOLS, type ToolData } from '../../../src/tools/tools';
import OFTEN_SAID from './often.json';
import { TODAY } from './support';

/** A Monday on which the office is closed in one of the sets of facts. */
const CLOSED = '2026-11-30';

/**
 * Sets of facts: the site's own; with a closed day; and with every rule told by a city. If a rule is the company's
 * information only, no answer calls anything exempt, so the last set is needed to reach those sentences.
 */
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

/** How many of all combinations of answers make a tool say each sentence, with the example company's facts. */
const OFTEN: Readonly<Record<string, Readonly<Record<string, number>>>> = OFTEN_SAID;

describe.each(Object.entries(TOOLS))('every choice of answers to %s', (name, tool) => {
  const { sentences } = tool;
  const given = new Map<string, Set<string>>();
  const often: Record<string, number> = {};
  for (const [at, data] of ALL.entries())
    for (const { said } of tool.outcomes(TODAY, data))
      for (const statement of said) {
        const { code, values = {} } = statement;
        given.set(code, new Set([...(given.get(code) ?? []), ...Object.keys(values)]));
        const saying = sayingOf(statement);
        if (at === 0) often[saying] = (often[saying] ?? 0) + 1;
      }

  it('makes it say each of its sentences, with every value that it may be given, and no other', () => {
    const said = [...given].map(([code, names]) => [code, [...names].sort()] as const);
    const declared = Object.entries(sentences).map(
      ([code, names]) => [code, [...names].sort()] as const,
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(declared));
  });

  // A changed number means a changed answer. If that is intended, put the new number into the table (`often.json`).
  it('makes it say each as often as the table says', () => {
    expect(often).toEqual(OFTEN[name]);
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
