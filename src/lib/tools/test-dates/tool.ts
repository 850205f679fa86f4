import { choice, day, type AnswersOf, type Reader } from '../answers';
import { hasLimits } from '../law/candidates';
import { limitsReader, placeReader, type Limits } from '../law/place';
import type { Outcome, Refusal } from '../outcome';
import type { Tool } from '../tool';
import { OCCASIONS, sideOf, type DatesFacts, type Occasion } from './occasions';
import { plan } from './plan';
import { planSaid } from './plan-said';
import { REASONS, retest, type Reason } from './retest';
import { retestSaid } from './retest-said';

/** What it can be for: a plan before an occasion, or a test after an earlier one. */
const PURPOSES = [...OCCASIONS, 'retest'] as const;
const YES_NO = ['yes', 'no'] as const;

type DatesFields = {
  for: Reader<(typeof PURPOSES)[number], 'choice'>;
  date: Reader<string, 'day'>;
  place: Reader<string, 'place' | 'zip'>;
  limits: Reader<Limits, 'choice'>;
  weather: Reader<(typeof YES_NO)[number], 'choice'>;
  tested: Reader<string, 'day'>;
  why: Reader<Reason, 'choice'>;
  last: Reader<string, 'day'>;
};
type Answers = AnswersOf<DatesFields>;

/** When must I test? */
export const datesTool: Tool<DatesFields, DatesFacts> = {
  fields: ({ law }) => ({
    for: choice(PURPOSES),
    date: day,
    place: placeReader(law.places),
    limits: limitsReader,
    weather: choice(YES_NO),
    tested: day,
    why: choice(REASONS),
    last: day,
  }),

  asks: ({ for: what = 'sale', why, place }, { law }) => {
    const occasion = what === 'retest' ? OCCASIONS.find((one) => one === why) : what;
    const where: (keyof DatesFields)[] = !occasion
      ? []
      : hasLimits(place, sideOf(occasion), law)
        ? ['place', 'limits']
        : ['place'];
    return what === 'retest'
      ? ['for', 'why', 'last', ...where]
      : ['for', 'date', ...where, 'weather', 'tested'];
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
  { date, place, limits, weather = 'yes', tested }: Answers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<'date'> {
  if (date === undefined) return { slips: { date: 'missing' } };
  const reserve = weather === 'yes';
  const outcome = plan({ occasion, on: date, place, limits, reserve, tested }, facts, today);
  return { code: outcome.code, said: planSaid(outcome, occasion, date, tested, reserve) };
}

function decideRetest(
  { why = 'routine', last, place, limits }: Answers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<'last'> {
  if (last === undefined) return { slips: { last: 'missing' } };
  const outcome = retest({ reason: why, last, place, limits }, facts, today);
  return { code: outcome.code, said: retestSaid(outcome, why, last) };
}
