import { describe, expect, it } from 'vitest';
import { askedIn, refusedOf, verdictOn } from '../../../src/components/tools/live/reading';
import {
  arrived,
  kept,
  left,
  NOTHING_DONE,
  submitted,
  typed,
  type Happening,
  type Step,
  type Visit,
} from '../../../src/components/tools/live/visit';
import { count } from '../../../src/tools/law/count';
import {
  choices,
  dayQuestion,
  typed as typedQuestion,
  type AnswersOf,
} from '../../../src/tools/question';

import type { Tool } from '../../../src/tools/tool';

const questions = {
  role: choices(['buyer', 'seller']),
  tests: typedQuestion(count, ['count'], { slips: ['missing'] }),
  on: dayQuestion(),
};

/** A tool that also asks sellers for a day, and answers anyone who has given the number of tests. */
const tool: Tool<typeof questions, { most: number }> = {
  path: '/tools/visit',
  questions: () => questions,
  asks: ({ role }) => (role === 'seller' ? ['role', 'tests', 'on'] : ['role', 'tests']),
  decide: ({ tests }: AnswersOf<typeof questions>, { most }, today) =>
    tests === undefined
      ? { slips: { tests: 'missing' } }
      : { code: tests > most ? `many.${today}` : 'few', said: [] },
  propertyType: () => 'residential',
};
const asking = { tool, facts: { most: 3 }, questions };

const at = (query: string): URLSearchParams => new URLSearchParams(query);

const verdict = (
  query: string,
  visit: Partial<Visit> = {},
  unreadable: Record<string, string> = {},
): ReturnType<typeof verdictOn> =>
  verdictOn(
    asking,
    askedIn(asking, at(query)),
    unreadable,
    { ...NOTHING_DONE, ...visit },
    '2026-03-31',
  );

/** Returns the state after a series of events, and the steps of the last one. */
function after(...happenings: Happening[]): { visit: Visit; steps: Step[] } {
  return happenings.reduce<{ visit: Visit; steps: Step[] }>(
    ({ visit }, happening) => {
      const [next, ...steps] = happening(visit);
      return { visit: next, steps };
    },
    { visit: NOTHING_DONE, steps: [] },
  );
}

const opened = arrived(['role', 'on'], [['role', 'choice']]);
const asked = submitted(['role', 'tests']);

describe('what is said of a form', () => {
  it('is an answer once nothing is lacking', () => {
    expect(verdict('role=buyer').outcome).toBeUndefined();
    expect(verdict('role=buyer&tests=2').outcome).toMatchObject({ code: 'few' });
    expect(verdict('tests=4').outcome).toMatchObject({ code: 'many.2026-03-31' });
  });

  it('tells a field what is wrong when the visitor is done with it, and waits for the others', () => {
    const { wanting, told, slips } = verdict('role=owner', { touched: new Set(['role', 'on']) });
    expect({ wanting, told }).toEqual({ wanting: ['role', 'tests'], told: ['role'] });
    expect(slips).toEqual({ role: 'choice', tests: 'missing' });
  });

  it('leaves what stands in questions that are not asked out of answer and address', () => {
    expect(askedIn(asking, at('role=buyer&tests=2&on=soon')).kept.toString()).toBe(
      'role=buyer&tests=2',
    );
    expect(verdict('role=buyer&tests=2&on=soon').wanting).toEqual([]);
    expect(verdict('role=seller&tests=2&on=soon').wanting).toEqual(['on']);
  });

  it('keeps in the address what cannot be read', () => {
    expect(askedIn(asking, at('role=owner&tests=')).kept.toString()).toBe('role=owner');
  });

  it('is no answer while the browser, or the address, has what the form cannot hold', () => {
    const query = 'role=seller&tests=2';
    expect(verdict(query, {}, { on: 'day' })).toMatchObject({
      wanting: ['on'],
      slips: { on: 'day' },
    });
    const refused = [['role', 'choice']] as const;
    expect(verdict(query, { refused })).toMatchObject({ outcome: undefined, wanting: ['role'] });
  });
});

describe('answers of an address', () => {
  it('are refused where they are wrong and the form does not hold them', () => {
    const given = at('role=owner&tests=many&on=2026-03-31');
    expect(refusedOf(questions, given, at('tests=many'))).toEqual([['role', 'choice']]);
    expect(refusedOf(questions, at(''), at('role=owner'))).toEqual([]);
  });

  it('count as given by the visitor, are answered, and kept as what was asked for', () => {
    const { visit, steps } = after(left('tests'), kept(true), opened);
    expect(steps).toEqual(['answer', 'fold', 'keep']);
    expect(visit).toEqual({
      touched: new Set(['role', 'on']),
      refused: [['role', 'choice']],
      isAsked: false,
    });
  });
});

describe('a visitor', () => {
  it('who types is answered, and rid of what the address had in that field alone', () => {
    const { visit, steps } = after(opened, typed('role'));
    expect(steps).toEqual(['answer']);
    expect(visit).toEqual({ touched: new Set(['role', 'on']), refused: [], isAsked: false });
    expect(after(opened, typed('on')).visit.refused).toHaveLength(1);
  });

  it('who leaves a field is done with it', () => {
    const { visit, steps } = after(left('on'), left('tests'));
    expect(steps).toEqual(['answer']);
    expect(visit.touched).toEqual(new Set(['on', 'tests']));
  });

  it('who asks is done with every field, led to what is said, and has it in the address', () => {
    const { visit, steps } = after(asked);
    expect(steps).toEqual(['answer', 'fold', 'goTo', 'keep']);
    expect(visit.touched).toEqual(new Set(['role', 'tests']));
  });

  it('who has asked finds that answer by Back, until the address holds what was typed since', () => {
    expect(after(asked, kept(true), typed('tests'), left('tests')).visit.isAsked).toBe(true);
    expect(after(asked, kept(true), typed('tests'), kept(false)).visit.isAsked).toBe(false);
  });
});
