import { say, type Band, type Said } from './codes';
import type { ResultFacts } from './facts';
import { shown, type Measured } from './measured';
import { roundHalfUp } from './units';

/** From this many times a level on, nobody counts tenths. */
const WHOLE_FROM = 3;

/** Returns how many times a level a result is: with one decimal, from 3 on with none. */
function timesOf(rounded: number, level: number): number {
  const times = rounded / level;
  return roundHalfUp(times, roundHalfUp(times, 1) < WHOLE_FROM ? 1 : 0);
}

/** The sentence for a result above the action level, which says how many times the level it is. */
const ABOVE = {
  action: 'answer.above',
  twice: 'answer.twice',
  'water-action': 'answer.water-above',
} as const;

/** Says which range a result is in; a low "less than" has a sentence of its own. */
export function verdictSaid(
  band: Exclude<Band, 'disagree'>,
  { rounded, isBelow }: Pick<Measured, 'rounded' | 'isBelow'>,
  isWater: boolean,
  facts: ResultFacts,
): Said {
  const value = shown(rounded, isWater, facts);
  if (isBelow && (band === 'low' || band === 'water-low'))
    return say('answer', `answer.${band}-below`, { values: { value } });
  const times = timesOf(rounded, isWater ? facts.water : facts.action);
  if (band === 'twice' || (times > 1 && (band === 'action' || band === 'water-action'))) {
    const number = { number: times, decimals: Number.isInteger(times) ? 0 : 1 };
    return say('answer', ABOVE[band], { values: { value, times: number } });
  }
  return say('answer', `answer.${band}`, { values: { value } });
}
