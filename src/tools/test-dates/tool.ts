import { choice, day, type AnswersOf, type Reader } from '../answers';
import { hasLimits } from '../../laws/candidates';
import type { PlaceSlip } from '../../laws/place/read';
import type { Limits } from '../../laws/place/limits';
import { limitsReader, placeReader } from '../place/reader';
import type { Place } from '../../laws/place/settle';
import { byPart, type Outcome, type Refusal } from '../outcome';
import type { Tool } from '../tool';
import type { DatesSaid } from './codes';
import { OCCASIONS, sideOf, type DatesFacts, type Occasion } from './occasions';
import { borderSaid, placeRead } from '../place/said';
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
  place: Reader<Place, PlaceSlip>;
  limits: Reader<Limits, 'choice'>;
  weather: Reader<(typeof YES_NO)[number], 'choice'>;
  tested: Reader<string, 'day'>;
  why: Reader<Reason, 'choice'>;
  last: Reader<string, 'day'>;
};
type Answers = AnswersOf<DatesFields>;

const isOccasion = (why: Reason | Occasion | undefined): why is Occasion =>
  OCCASIONS.some((one) => one === why);

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
    const occasion = what === 'retest' ? why : what;
    const where: (keyof DatesFields)[] = !isOccasion(occasion)
      ? []
      : hasLimits(place?.id, sideOf(occasion), law)
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
  const outcome = plan(
    { occasion, on: date, place: place?.id, limits, reserve, tested },
    facts,
    today,
  );
  return {
    code: outcome.code,
    said: byPart<DatesSaid>([
      ...planSaid(outcome, occasion, date, tested, reserve),
      ...placeRead(place),
      ...borderSaid(place),
    ]),
  };
}

function decideRetest(
  { why = 'routine', last, place, limits }: Answers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<'last'> {
  if (last === undefined) return { slips: { last: 'missing' } };
  const outcome = retest({ reason: why, last, place: place?.id, limits }, facts, today);
  const asked = isOccasion(why) ? place : undefined;
  return {
    code: outcome.code,
    said: byPart<DatesSaid>([
      ...retestSaid(outcome, why, last),
      ...placeRead(asked),
      ...borderSaid(asked),
    ]),
  };
}
