import { choice, day, type AnswersOf } from '../answers';
import { addDays } from '../day';
import type { Holiday } from '../holidays';
import type { Outcome, Part, Refusal, Statement, Value } from '../outcome';
import type { Tool } from '../tool';
import { OCCASIONS, RULE_PLACES, type DatesFacts, type Occasion } from './facts';
import type { RuleCode } from './limit';
import {
  marked,
  plan,
  type Existing,
  type PlanCode,
  type PlanNote,
  type PlanOutcome,
  type StepId,
} from './plan';
import { REASONS, retest, type Reason, type RetestOutcome } from './retest';

/** Every sentence of the planner; those of a sale and of a lease, of a law or a holiday stand apart by `of`. */
export type DatesSaying =
  | `plan.${Exclude<PlanCode, 'no-need'>}`
  | `existing.${Existing}`
  | `step.${StepId}`
  | `mark.${'weekend' | 'holiday'}`
  | `next.${'prepare' | 'book' | 'oldest' | 'move' | 'after' | 'test'}`
  | `why.${'hours' | 'storm' | 'informed' | 'validity' | 'oldest' | 'holidays' | 'again'}`
  | `why.${Exclude<RuleCode, 'rule'>}`
  | `assumed.${'office' | 'reserve' | 'start'}`
  | `open.${PlanNote | 'wait'}`
  | `again.${'between' | 'by' | 'now' | 'overdue' | 'counts' | 'too-old' | 'no-rule' | 'future'}`
  | `day.${'from' | 'suggested' | 'by' | 'standard' | 'last'}`;

type Said = Statement<DatesSaying>;

const FIELDS = {
  for: choice([...OCCASIONS, 'retest']),
  date: day,
  place: choice(RULE_PLACES),
  weather: choice(['yes', 'no']),
  tested: day,
  why: choice(REASONS),
  last: day,
};
type Answers = AnswersOf<typeof FIELDS>;

/** When must I test? */
export const datesTool: Tool<typeof FIELDS, DatesFacts> = {
  fields: () => FIELDS,

  asks: ({ for: what = 'sale', why }) => {
    if (what !== 'retest') return ['for', 'date', 'place', 'weather', 'tested'];
    return why === 'sale' || why === 'lease'
      ? ['for', 'why', 'last', 'place']
      : ['for', 'why', 'last'];
  },

  decide: (answers, facts, today) => {
    const { for: what = 'sale' } = answers;
    return what === 'retest'
      ? decideRetest(answers, facts, today)
      : decidePlan(what, answers, facts, today);
  },

  propertyType: ({ for: what, why }) =>
    what === 'lease' || (what === 'retest' && why !== 'sale') ? 'residential' : 'real-estate',
};

function decidePlan(
  occasion: Occasion,
  { date, place = 'unknown', weather = 'yes', tested }: Answers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<'date'> {
  if (date === undefined) return { slips: { date: 'missing' } };
  const reserve = weather === 'yes';
  const outcome = plan({ occasion, on: date, place, reserve, tested }, facts, today);
  return { code: outcome.code, said: planSaid(outcome, occasion, date, tested, reserve) };
}

const weekday = (of: string): Value => ({ day: of, weekday: true });

function planSaid(
  outcome: PlanOutcome,
  occasion: Occasion,
  date: string,
  tested: string | undefined,
  reserve: boolean,
): Said[] {
  const { code, steps, oldest, roomy, existing, notes } = outcome;
  const book = steps.find(({ id }) => id === 'book')?.day;
  const values: Record<string, Value> = {
    date: weekday(date),
    ...(book && { book: weekday(book) }),
    ...(roomy && { roomy: weekday(roomy) }),
    ...(oldest && { oldest: weekday(oldest) }),
    ...(tested && { tested: weekday(tested) }),
  };
  const of = (part: Part, ...codes: DatesSaying[]): Said[] =>
    codes.map((each) => ({ part, code: each, values }));
  const mine = (part: Part, ...codes: DatesSaying[]): Said[] =>
    codes.map((each) => ({ part, code: each, of: occasion, values }));
  const planned = steps.length > 0;
  const late = code === 'too-late' || code === 'call';
  return [
    ...(existing ? mine('answer', `existing.${existing}`) : []),
    ...(code === 'no-need' ? [] : mine('answer', `plan.${code}`)),
    ...(late && oldest ? of('next', 'next.oldest') : []),
    ...(late ? mine('next', 'next.move', 'next.after') : []),
    ...(code === 'past' ? of('next', 'next.test') : []),
    ...(planned && code !== 'call' ? of('next', 'next.book') : []),
    ...(planned ? of('next', 'next.prepare') : []),
    ...steps.map(({ id, day: on }): Said => ({
      part: 'days',
      code: `step.${id}`,
      ...(id === 'informed' || id === 'event' ? { of: occasion } : {}),
      values: { day: weekday(on) },
    })),
    ...marks(steps.map((step) => step.day)),
    ...whySaid(outcome, occasion, values),
    ...(planned ? of('assumed', code === 'call' ? 'assumed.start' : 'assumed.office') : []),
    ...(planned && reserve && !notes.includes('no-reserve')
      ? of('assumed', 'assumed.reserve')
      : []),
    ...of('unsure', ...notes.map((note) => `open.${note}` as const)),
    ...(planned ? of('unsure', 'open.wait') : []),
  ];
}

/** Why: how long a test takes, and how old it may be. */
function whySaid(
  { code, rule, validity, oldest }: PlanOutcome,
  occasion: Occasion,
  values: Record<string, Value>,
): Said[] {
  const plain = (...codes: DatesSaying[]): Said[] =>
    codes.map((each) => ({ part: 'why', code: each, values }));
  const tests = code !== 'past' && code !== 'no-need';
  return [
    ...(tests ? plain('why.hours', 'why.storm') : []),
    ...(rule === 'rule'
      ? []
      : [{ part: 'why' as const, code: `why.${rule}` as const, of: occasion }]),
    ...(validity
      ? [
          {
            part: 'why' as const,
            code: 'why.validity' as const,
            of: `${occasion}-${validity.law}`,
            values,
          },
        ]
      : []),
    ...(oldest ? plain('why.oldest') : []),
    ...(rule === 'rule' || rule === 'strictest'
      ? [{ part: 'why' as const, code: 'why.informed' as const, of: occasion }]
      : []),
    ...(tests ? plain('why.holidays') : []),
  ];
}

/** Names the steps that are on a weekend, and every federal holiday between the first and the last. */
function marks(steps: readonly string[]): Said[] {
  const [first = '', last = ''] = [steps[0], steps.at(-1)];
  const days: string[] = [];
  for (let on = first; on !== '' && on <= last; on = addDays(on, 1)) days.push(on);
  return days.flatMap((on): Said[] => {
    const { mark } = marked(on);
    const values = { day: weekday(on) };
    if (mark === 'weekend') {
      return steps.includes(on) ? [{ part: 'days', code: 'mark.weekend', values }] : [];
    }
    return mark ? [{ part: 'days', code: 'mark.holiday', of: mark satisfies Holiday, values }] : [];
  });
}

function decideRetest(
  { why = 'routine', last, place = 'unknown' }: Answers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<'last'> {
  if (last === undefined) return { slips: { last: 'missing' } };
  const outcome = retest({ reason: why, last, place }, facts, today);
  return { code: outcome.code, said: retestSaid(outcome, why, last) };
}

function retestSaid(outcome: RetestOutcome, reason: Reason, last: string): Said[] {
  const { code, from, by, suggested, standard, rule, validity, notes } = outcome;
  const values: Record<string, Value> = {
    last: weekday(last),
    ...(from && { from: weekday(from) }),
    ...(by && { by: weekday(by) }),
    ...(suggested && { suggested: weekday(suggested) }),
    ...(standard && { standard: weekday(standard) }),
  };
  const occasion = reason === 'sale' || reason === 'lease' ? reason : undefined;
  const all = { last, from, suggested, by, standard };
  const days = (['last', 'from', 'suggested', 'by', 'standard'] as const).flatMap((name) => {
    const on = all[name];
    return on === undefined ? [] : [[name, on] as const];
  });
  return [
    {
      part: 'answer',
      code: answerTo(outcome),
      ...(occasion && code !== 'future' && { of: occasion }),
      values,
    },
    ...(code === 'future' ? [] : [{ part: 'next' as const, code: 'next.test' as const }]),
    ...(code === 'future'
      ? []
      : days.map(([name, on]): Said => ({
          part: 'days',
          code: `day.${name}`,
          ...(name === 'by' && { of: occasion ?? 'test' }),
          values: { day: weekday(on) },
        }))),
    ...(occasion
      ? [
          ...(rule && rule !== 'rule'
            ? [{ part: 'why' as const, code: `why.${rule}` as const, of: occasion }]
            : []),
          ...(validity
            ? [
                {
                  part: 'why' as const,
                  code: 'why.validity' as const,
                  of: `${occasion}-${validity.law}`,
                },
              ]
            : []),
        ]
      : [{ part: 'why' as const, code: 'why.again' as const, of: reason }]),
    ...notes.map((note): Said => ({ part: 'unsure', code: `open.${note}` })),
  ];
}

function answerTo({ code, from, by }: RetestOutcome): DatesSaying {
  switch (code) {
    case 'overdue':
    case 'too-old':
    case 'no-rule':
    case 'future':
      return `again.${code}`;
    case 'still-good':
      return 'again.counts';
    case 'later':
    case 'now':
      if (from === undefined) return 'again.by';
      return by === undefined ? 'again.now' : 'again.between';
  }
}
