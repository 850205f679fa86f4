import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import { shown, type Measured } from './measured';
import type { PairKind } from './questions';
import { roundHalfUp } from './units';

/** What two results of a short test in air amount to. */
export interface Pair {
  kind: PairKind;
  /** The result that decides: the average, the higher one, or the one after mitigation. */
  measured: Measured;
  /** The higher of the two, as a report rounds it. */
  highest: number;
  /** True if they are from devices side by side and too different to decide anything. */
  disagree: boolean;
  /** Both numbers in a sentence, and what was assumed about them. */
  said: Said[];
}

/**
 * Combines two results. At different times in one place: EPA goes by the average. Side by side: the average if both are
 * at or above the action level, or both below it; otherwise the test is repeated (MAH-2019, 7.2). Rooms are never
 * averaged (MAH-2019, 8.5.2 d).
 */
export function pairOf(
  first: Measured,
  second: Measured,
  kind: PairKind,
  facts: ResultFacts,
): Pair {
  const disagree = kind === 'beside' && isHigh(first, facts) !== isHigh(second, facts);
  const isAveraged = kind === 'times' || (kind === 'beside' && !disagree);
  const measured = isAveraged
    ? averageOf(first, second, facts)
    : kind === 'mitigation'
      ? second
      : higherOf(first, second, facts);
  const values = {
    first: shown(first.rounded, false, facts),
    second: shown(second.rounded, false, facts),
  };
  const value = shown(measured.rounded, false, facts);
  return {
    kind,
    measured,
    highest: Math.max(first.rounded, second.rounded),
    disagree,
    said: [
      disagree
        ? say('answer', 'answer.disagree', { values })
        : say('answer', `answer.${kind}`, { values: { ...values, value } }),
      ...(isAveraged && (first.isBelow || second.isBelow) ? [say('assumed', 'assumed.below')] : []),
      ...first.assumed,
      ...second.assumed,
    ],
  };
}

/** True if a result is at the action level or above; "less than" that level is not. */
const isHigh = ({ rounded, isBelow }: Measured, { action }: ResultFacts): boolean =>
  isBelow ? rounded > action : rounded >= action;

/**
 * Returns the average. A "less than" counts as its number. The average is itself a "less than" if both results are, or
 * if counting them as 0 would lead to another answer.
 */
function averageOf(first: Measured, second: Measured, facts: ResultFacts): Measured {
  const both = [first, second];
  const most = (first.pci + second.pci) / 2;
  const rounded = roundHalfUp(most, facts.decimals);
  const least = both.reduce((sum, { pci, isBelow }) => sum + (isBelow ? 0 : pci), 0) / 2;
  const isOpen = rounded >= facts.action && roundHalfUp(least, facts.decimals) < facts.action;
  const below = both.filter(({ isBelow }) => isBelow).length;
  return {
    pci: most,
    rounded,
    isBelow: below === both.length || (below > 0 && isOpen),
    unit: both.every(({ unit }) => unit === 'pci') ? 'pci' : 'bq',
    assumed: [],
  };
}

/** Returns the higher one. A "less than", which may be lower, counts only if the other is not high by itself. */
function higherOf(first: Measured, second: Measured, facts: ResultFacts): Measured {
  const [lower, higher] = first.pci < second.pci ? [first, second] : [second, first];
  return higher.isBelow && !lower.isBelow && lower.rounded >= facts.action ? lower : higher;
}
