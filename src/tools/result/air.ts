import { addYears } from '../day';
import { say, type Band, type Said } from './codes';
import type { ResultFacts } from './facts';
import type { ResultAnswers } from './questions';
import { airBand, shown, type Measured } from './measured';
import { landlord, ofRental, tenant } from './rental';
import { roundHalfUp, toBq } from './units';

/** What to do with a result in air, and why. */
export function ofAir(
  measured: Measured,
  answers: ResultAnswers,
  on: string,
  facts: ResultFacts,
): Said[] {
  const { test = 'unknown' } = answers;
  const { pci, rounded, isBelow, unit } = measured;
  const band = airBand(rounded, isBelow, facts);
  const isShort = test !== 'long';
  return [
    ...(test === 'monitor' ? [say('next', 'next.monitor')] : []),
    ...airSteps(band, isShort, answers, on, facts),
    say('why', 'why.air'),
    ...(Math.abs(pci - rounded) > 1e-9 && unit === 'pci' && !isBelow
      ? [say('why', 'why.rounded', { values: { value: shown(rounded, false, facts) } })]
      : []),
    converted(measured, facts),
    say('assumed', 'assumed.lived-in'),
    ...(isShort ? [say('assumed', 'assumed.closed')] : []),
    ...(test === 'unknown' ? [say('assumed', 'assumed.short')] : []),
    ...(isShort ? [say('unsure', 'unsure.season')] : []),
  ];
}

/** Decimals of a result in Bq/m³: as many as anybody reports. */
const BQ_DECIMALS = 2;

/** The result in the other unit. What is converted is the number that is shown, or the sum would not come out. */
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

/** What to do with a result in air. */
function airSteps(
  band: Band,
  isShort: boolean,
  answers: ResultAnswers,
  on: string,
  facts: ResultFacts,
): Said[] {
  const { situation = 'home' } = answers;
  if (band === 'below-unknown') return [say('next', 'next.number')];
  const isHigh = band === 'action' || band === 'twice';
  const isBetween = band === 'consider' || band === 'below-action';
  const retest = say('next', 'next.retest', {
    values: {
      from: { day: addYears(on, facts.retest.from) },
      to: { day: addYears(on, facts.retest.to) },
    },
  });
  const meanwhile = say('next', 'next.meanwhile');
  const confirm = !isShort
    ? []
    : [say('next', band === 'twice' ? 'next.second-short' : 'next.second')];
  const between = [...(isShort ? [say('next', 'next.long')] : []), say('next', 'next.consider')];
  switch (situation) {
    case 'home':
      if (isHigh)
        return [...confirm, meanwhile, say('next', 'next.fix'), say('next', 'next.after')];
      return isBetween ? [...between, retest] : [retest];
    case 'buying':
    case 'selling': {
      const share = say('next', 'next.share', { of: situation });
      if (isHigh) {
        const contract = say('next', 'next.contract', { of: situation });
        return [share, contract, say('next', 'next.fix'), say('next', 'next.after')];
      }
      return isBetween ? [share, say('next', 'next.consider'), retest] : [share, retest];
    }
    case 'tenant':
      if (isHigh) return [...ofRental(answers, on, facts, tenant), meanwhile];
      return [say('next', 'next.keep'), retest];
    case 'landlord':
      return isHigh
        ? [
            ...ofRental(answers, on, facts, landlord),
            meanwhile,
            say('next', 'next.fix'),
            say('next', 'next.after'),
          ]
        : [say('next', 'next.landlord-low'), ...(isBetween ? [say('next', 'next.consider')] : [])];
    case 'mitigated': {
      const yearly = say('next', 'next.retest-system', {
        values: { by: { day: addYears(on, facts.retest.withSystem) } },
      });
      if (isHigh)
        return [say('next', 'next.system-fails'), meanwhile, say('next', 'next.after-system')];
      return isBetween ? [say('next', 'next.system'), yearly] : [yearly];
    }
  }
}
