import { hasLimits } from '../../laws/candidates';
import { addDays } from '../day';
import { byPart, type Outcome, type Refusal } from '../outcome';
import type { Tool } from '../tool';
import { say, type DatesSaid } from './codes';
import { closingOf, OCCASIONS, sideOf, type DatesFacts, type Occasion } from './occasions';
import { borderSaid, placeRead, townSaid } from '../place/said';
import { plan } from './plan';
import { planSaid } from './plan-said';
import { datesQuestions, type DatesAnswers, type DatesQuestions } from './questions';
import { retest, type Reason } from './retest';
import { retestSaid } from './retest-said';

const isOccasion = (why: Reason | Occasion | undefined): why is Occasion =>
  OCCASIONS.some((one) => one === why);

/** The planner, without its words. */
export const datesTool: Tool<DatesQuestions, DatesFacts> = {
  path: '/tools/test-dates',
  questions: datesQuestions,
  first: ['for', 'date'],

  asks: ({ for: what = 'sale', why, place }, { law }) => {
    const occasion = what === 'retest' ? why : what;
    const where: (keyof DatesQuestions)[] = !isOccasion(occasion)
      ? []
      : hasLimits(place?.id, sideOf(occasion), law)
        ? ['place', 'limits']
        : ['place'];
    return what === 'retest'
      ? ['for', 'why', 'last', ...where]
      : ['for', 'date', ...where, 'weather', 'tested'];
  },

  decide: (answers, facts, today, time = '') => {
    const { for: what = 'sale' } = answers;
    return what === 'retest'
      ? decideRetest(answers, facts, today)
      : // After closing time nobody can be called today.
        decidePlan(
          what,
          answers,
          facts,
          today,
          time < closingOf(today, facts) ? today : addDays(today, 1),
        );
  },

  propertyType: ({ for: what, why }) =>
    what === 'lease' || (what === 'retest' && why !== 'sale') ? 'residential' : 'real-estate',
};

function decidePlan(
  occasion: Occasion,
  { date, place, limits, weather = 'yes', tested }: DatesAnswers,
  facts: DatesFacts,
  today: string,
  reach: string,
): Outcome | Refusal<DatesQuestions> {
  if (date === undefined) return { slips: { date: 'missing' } };
  const reserve = weather === 'yes';
  const outcome = plan(
    { occasion, on: date, place: place?.id, limits, reserve, tested },
    facts,
    today,
    reach,
  );
  return {
    code: outcome.code,
    said: byPart<DatesSaid>([
      ...planSaid(outcome, occasion, date, tested, reserve, facts, today),
      ...placeRead(place),
      ...borderSaid(place),
      ...(occasion === 'lease' ? townSaid(place, facts.law) : []),
    ]),
  };
}

function decideRetest(
  { why = 'routine', last, place, limits }: DatesAnswers,
  facts: DatesFacts,
  today: string,
): Outcome | Refusal<DatesQuestions> {
  if (last === undefined) return { slips: { last: 'missing' } };
  const outcome = retest({ reason: why, last, place: place?.id, limits }, facts, today);
  const asked = isOccasion(why) ? place : undefined;
  return {
    code: outcome.code,
    said: byPart<DatesSaid>([
      ...retestSaid(outcome, why, last),
      ...placeRead(asked),
      ...borderSaid(asked),
      ...(why === 'lease' ? townSaid(asked, facts.law) : []),
      say('onward', isOccasion(why) ? 'onward.law' : 'onward.price'),
    ]),
  };
}
