import { addYears } from '../day';
import { say, type Band, type Said } from './codes';
import type { ResultFacts } from './facts';
import type { ResultAnswers } from './questions';
import { airBand, shown, type Measured } from './measured';
import type { Pair } from './pair';
import { landlord, ofRental, tenant } from './rental';
import { ofSale } from './sale';
import { roundHalfUp, toBq } from './units';

/** A result in air, with what its next steps depend on. */
export interface InAir {
  measured: Measured;
  /** The two results that it comes from, if there are two. */
  pair?: Pair | undefined;
  answers: ResultAnswers;
  /** The day from which days are counted. */
  on: string;
  today: string;
}

/** Returns the band of a result in air, or `disagree` for two devices side by side that do. */
export const bandOf = ({ measured, pair }: InAir, facts: ResultFacts): Band =>
  pair?.disagree ? 'disagree' : airBand(measured.rounded, measured.isBelow, facts);

/** Says what to do about a result in air, and why. */
export function ofAir(result: InAir, facts: ResultFacts): Said[] {
  const { measured, pair, answers } = result;
  const { test = 'unknown', situation } = answers;
  const { pci, rounded, isBelow, unit } = measured;
  const isShort = test !== 'long';
  const isOne = pair?.disagree !== true;
  return [
    ...withMonitor(airSteps(result, facts), answers),
    ...(pair && pair.kind !== 'mitigation' ? [say('why', 'why.pair', { of: pair.kind })] : []),
    say('why', 'why.air'),
    ...(isOne && Math.abs(pci - rounded) > 1e-9 && unit === 'pci' && !isBelow
      ? [say('why', 'why.rounded', { values: { value: shown(rounded, false, facts) } })]
      : []),
    ...(isOne ? [converted(measured, facts)] : []),
    say('assumed', 'assumed.lived-in'),
    ...(isShort ? [say('assumed', 'assumed.closed')] : []),
    ...(test === 'unknown' ? [say('assumed', 'assumed.short')] : []),
    ...(pair && answers.pair === undefined ? [say('assumed', 'assumed.times')] : []),
    ...(isShort ? [say('unsure', 'unsure.season')] : []),
    ...(isOnlyOneHigh(result, facts) && (situation === 'tenant' || situation === 'landlord')
      ? [say('unsure', 'unsure.average')]
      : []),
  ];
}

/**
 * Adds how to read one's own monitor: after steps that a contract or lease depends on, otherwise first. A seller gets
 * none of it, because a certified test replaces the monitor.
 */
function withMonitor(steps: Said[], { test, situation = 'home' }: ResultAnswers): Said[] {
  if (test !== 'monitor' || situation === 'selling') return steps;
  const monitor = say('next', 'next.monitor');
  return situation === 'home' || situation === 'mitigated'
    ? [monitor, ...steps]
    : [...steps, monitor];
}

/** True if the average is low but one of its tests is not: a law on rentals can go by that one. */
const isOnlyOneHigh = (result: InAir, facts: ResultFacts): boolean =>
  result.pair?.kind === 'times' &&
  result.pair.highest >= facts.action &&
  !isHigh(bandOf(result, facts));

const isHigh = (band: Band): boolean => band === 'action' || band === 'twice';

/** Decimals of a result in Bq/m³: as many as any report has. */
const BQ_DECIMALS = 2;

/**
 * Says the result in the other unit. It converts the number that is shown, so that readers who check it get the same.
 */
function converted({ pci, rounded, unit }: Measured, facts: ResultFacts): Said {
  const { bqPerPci } = facts;
  const shownPci = shown(rounded, false, facts);
  if (unit === 'pci') {
    const bq = { number: roundHalfUp(toBq(rounded, bqPerPci), 0) };
    return say('why', 'why.converted', { values: { pci: shownPci, bq } });
  }
  const bq = roundHalfUp(toBq(pci, bqPerPci), BQ_DECIMALS);
  const typed = String(bq).split('.')[1]?.length ?? 0;
  return say('why', 'why.converted-from', {
    values: { bq: { number: bq, decimals: typed }, pci: shownPci },
  });
}

const FIX = [say('next', 'next.fix'), say('next', 'next.after')];

/** Returns the steps for a result in air. */
function airSteps(result: InAir, facts: ResultFacts): Said[] {
  const { pair, answers, on, today } = result;
  const { situation = 'home', test } = answers;
  const band = bandOf(result, facts);
  if (band === 'below-unknown') return [say('next', 'next.number')];
  if (band === 'disagree') return undecided(result, facts);
  const high = isHigh(band);
  const isBetween = band === 'consider' || band === 'below-action';
  const retest = say('next', 'next.retest', {
    values: {
      from: { day: addYears(on, facts.retest.from) },
      to: { day: addYears(on, facts.retest.to) },
    },
  });
  const meanwhile = say('next', 'next.meanwhile');
  const consider = isBetween ? [say('next', 'next.consider')] : [];
  switch (pair?.kind === 'mitigation' && situation === 'home' ? 'mitigated' : situation) {
    case 'home': {
      if (high) return [...confirmed(band, result), meanwhile, ...FIX];
      const long = isBetween && test !== 'long' ? [say('next', 'next.long')] : [];
      return [...long, ...consider, retest];
    }
    case 'buying':
    case 'selling': {
      const sale = ofSale(answers, high, facts);
      if (!high) return [...sale, ...consider, retest];
      // A buyer has no house to fix yet: the contract asks for it. One's own monitor is followed by a test before
      // anybody pays for a repair.
      return situation === 'buying' || test === 'monitor' ? sale : [...sale, ...FIX];
    }
    case 'tenant':
      if (high) return [...ofRental(answers, on, today, facts, tenant), meanwhile];
      if (isOnlyOneHigh(result, facts)) return ofRental(answers, on, today, facts, tenant);
      return [say('next', 'next.keep'), retest];
    case 'landlord':
      if (high)
        return [
          ...ofRental(answers, on, today, facts, landlord),
          ...confirmed(band, result),
          meanwhile,
          ...FIX,
        ];
      if (isOnlyOneHigh(result, facts)) return ofRental(answers, on, today, facts, landlord);
      return [say('next', 'next.landlord-low'), ...consider];
    case 'mitigated': {
      const verified = say('next', test === 'monitor' ? 'next.verify' : 'next.verify-time');
      if (high)
        return [
          say('next', 'next.system-fails'),
          meanwhile,
          ...(test === 'monitor' ? [] : [verified]),
          say('next', 'next.after'),
        ];
      const yearly = say('next', 'next.retest-system', {
        values: { by: { day: addYears(on, facts.retest.withSystem) } },
      });
      return [verified, ...(isBetween ? [say('next', 'next.system')] : []), yearly];
    }
  }
}

/**
 * Says to test a second time before money is spent. Two tests at different times are that already, and a long test
 * needs none.
 */
function confirmed(band: Band, { pair, answers: { test } }: InAir): Said[] {
  if (test === 'long' || pair?.kind === 'times') return [];
  return [say('next', band === 'twice' ? 'next.second-short' : 'next.second')];
}

/** Says what to do if two devices side by side disagree: the one with the high result may be right. */
function undecided({ answers, on, today }: InAir, facts: ResultFacts): Said[] {
  const repeat = say('next', 'next.repeat');
  switch (answers.situation) {
    case 'buying':
      return [say('next', 'next.deadline'), repeat];
    case 'selling':
      return [...ofSale(answers, false, facts), repeat];
    case 'tenant':
      return [...ofRental(answers, on, today, facts, tenant), repeat];
    case 'landlord':
      return [...ofRental(answers, on, today, facts, landlord), repeat];
    default:
      return [repeat];
  }
}
