import { choice, day, type AnswersOf } from '../answers';
import type { Outcome, Refusal } from '../outcome';
import type { Tool } from '../tool';
import { OCCASIONS, RULE_PLACES, type DatesFacts, type Occasion } from './facts';
import { plan } from './plan';
import { planSaid } from './plan-said';
import { REASONS, retest } from './retest';
import { retestSaid } from './retest-said';

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

function decideRetest(
  { why = 'routine', last, place = 'unknown' }: Answers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<'last'> {
  if (last === undefined) return { slips: { last: 'missing' } };
  const outcome = retest({ reason: why, last, place }, facts, today);
  return { code: outcome.code, said: retestSaid(outcome, why, last) };
}
