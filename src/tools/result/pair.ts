import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import { shown, type Measured } from './measured';
import type { PairKind } from './questions';
import { roundHalfUp } from './units';

/** What two results of a short test in air come to. */
export interface Pair {
  kind: PairKind;
  /** The result that decides: the average, the higher one, or that after mitigation. */
  measured: Measured;
  /** The higher of both, as a report rounds it. */
  highest: number;
  /** Whether they are of devices side by side, and decide nothing. */
  disagree: boolean;
  /** Both numbers in a sentence, and what was assumed of them. */
  said: Said[];
}

/**
 * Takes two results together. Different times in one place: EPA goes by the average. Devices side by side: by the average
 * where both are at or above the action level, or both below it; otherwise the test is made again (MAH-2019, 7.2). Rooms
 * are never averaged (MAH-2019, 8.5.2 d).
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

/** Whether a result is at the action level or above; "less than" that level is not. */
const isHigh = ({ rounded, isBelow }: Measured, { action }: ResultFacts): boolean =>
  isBelow ? rounded > action : rounded >= action;

/**
 * The average. Of "less than" the number itself is counted; only where all that is less would lead to another answer,
 * or both are "less than", is the average one too.
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

/** The higher one; of "less than", which may be lower, only where the other is not high by itself. */
function higherOf(first: Measured, second: Measured, facts: ResultFacts): Measured {
  const [lower, higher] = first.pci < second.pci ? [first, second] : [second, first];
  return higher.isBelow && !lower.isBelow && lower.rounded >= facts.action ? lower : higher;
}
