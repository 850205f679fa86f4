import { PAGE_LANGUAGE } from '../../languages/page-language';
import { byPart, type Refusal } from '../outcome';
import { bandOf, ofAir } from './air';
import { say, type ResultOutcome, type Said } from './codes';
import type { ResultFacts } from './facts';
import { resultAsks, type ResultAnswers, type ResultQuestions, type Test } from './questions';
import { isOdd, measure, waterBand } from './measured';
import { onward } from './onward';
import { pairOf } from './pair';
import { unitOf, type Typed } from './reading';
import { toPci } from './units';
import { placeRead } from '../place/said';
import { verdictSaid } from './verdict';
import { ofWater } from './water';

/**
 * Says what a result means and what comes next.
 *
 * @param today the day from which days are counted if the answers have none
 * @returns the outcome, or a slip if there is no value, or one that can be read in two ways (`ambiguous`)
 */
export function decideResult(
  answers: ResultAnswers,
  facts: ResultFacts,
  today: string,
): ResultOutcome | Refusal<ResultQuestions> {
  const { value } = answers;
  if (value === undefined) return { slips: { value: 'missing' } };
  const test = testOf(answers, facts);
  const isWater = test === 'water';
  const asked = resultAsks({ ...answers, test }, facts);
  const second = asked.includes('second') ? answers.second : undefined;
  if (isAmbiguous(value, isWater)) return { slips: { value: 'ambiguous' } };
  if (second && isAmbiguous(second, isWater)) return { slips: { second: 'ambiguous' } };
  const date = asked.includes('date') ? answers.date : undefined;
  const on = date ?? today;
  const first = measure(value, answers.unit, isWater, facts);
  const pair =
    second &&
    pairOf(first, measure(second, answers.unit, false, facts), answers.pair ?? 'times', facts);
  const measured = pair?.measured ?? first;
  const { pci, rounded, isBelow } = measured;
  const inAir = { measured, pair, answers: { ...answers, test }, on, today };
  const band = isWater ? waterBand(rounded, isBelow, facts) : bandOf(inAir, facts);
  const said = isWater ? ofWater(measured, on, facts) : ofAir(inAir, facts);
  const hasDays = said.some(({ values = {} }) => Object.values(values).some((one) => 'day' in one));
  const verdict = band === 'disagree' ? [] : [verdictSaid(band, measured, isWater, facts)];
  return {
    code: band,
    ...(band !== 'disagree' && { drawn: { pci, isWater, isBelow } }),
    said: byPart([
      ...placeRead(asked.includes('place') ? answers.place : undefined),
      // A missed deadline comes before the number.
      ...said.filter(isLate),
      ...(pair?.said ?? first.assumed),
      ...verdict,
      ...said.filter((one) => !isLate(one)),
      ...(date === undefined && hasDays
        ? [say('assumed', 'assumed.today', { values: { today: { day: today } } })]
        : []),
      ...(on > today ? [say('unsure', 'unsure.future')] : []),
      ...(hasPassed(said, on, today) ? [say('unsure', 'unsure.passed')] : []),
      ...(isOdd(measured, isWater, facts) ? [say('unsure', 'unsure.check-unit')] : []),
      ...(test === 'unknown' && pci >= facts.considerWater ? [say('unsure', 'unsure.water')] : []),
      ...onward(band, answers, said),
    ]),
  };
}

/**
 * True if a number can be read in two ways: "4,000" for air may be 4.000, or a unit other than the one chosen; "12.000"
 * for water may be 12,000. A point starts decimals in English; in Spanish and Portuguese it may separate thousands too.
 */
function isAmbiguous({ isPointed, thousands }: Typed, isWater: boolean): boolean {
  if (isPointed && (isWater || !PAGE_LANGUAGE.startsWith('en'))) return true;
  return !isWater && thousands !== undefined;
}

/** Returns the test. If nobody says what was tested, a result in Bq/L too high for any air is taken for water. */
function testOf({ test = 'unknown', unit, value }: ResultAnswers, { bqPerPci }: ResultFacts): Test {
  const isOfWater =
    value !== undefined &&
    unitOf(value, unit, false) === 'bql' &&
    toPci(value.amount, 'bql', bqPerPci) >= bqPerPci;
  return test === 'unknown' && isOfWater ? 'water' : test;
}

/** True if a sentence says that a tenant's days are over. */
const isLate = ({ code }: Said): boolean => code === 'answer.tenant-late';

/** True if a day that is counted from the one given is over. */
function hasPassed(said: readonly Said[], on: string, today: string): boolean {
  // For a tenant's days the answer says so itself.
  return said.some(
    (one) =>
      !isLate(one) &&
      Object.values(one.values ?? {}).some(
        (value) => 'day' in value && value.day !== on && value.day < today,
      ),
  );
}
