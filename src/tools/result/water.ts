import { addYears } from '../day';
import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import { waterBand, type Measured } from './measured';
import { roundHalfUp } from './units';

/** Says what to do about a result in well water, and why. */
export function ofWater(
  { pci, rounded, isBelow }: Measured,
  on: string,
  facts: ResultFacts,
): Said[] {
  const band = waterBand(rounded, isBelow, facts);
  const { water, treated } = facts.retest;
  const adds = roundHalfUp(pci / facts.waterToAir, 1);
  return [
    say('next', 'next.air-first'),
    ...(isBelow && band !== 'water-low' ? [say('next', 'next.number')] : []),
    ...(band === 'water-action' || band === 'water-consider'
      ? [say('next', 'next.water-two')]
      : []),
    ...(band === 'water-action' ? [say('next', 'next.water-fix')] : []),
    ...(band === 'water-consider' ? [say('next', 'next.water-consider')] : []),
    ...(band === 'water-low' || band === 'water-consider'
      ? [
          say('next', 'next.water-vacant'),
          say('next', 'next.water-season'),
          say('next', 'next.water-retest', { values: { by: { day: addYears(on, water) } } }),
        ]
      : []),
    say('next', 'next.water-treated', { values: { by: { day: addYears(on, treated) } } }),
    say('why', 'why.water'),
    ...(isBelow
      ? []
      : adds === 0
        ? [say('why', 'why.water-little')]
        : [say('why', 'why.water-adds', { values: { adds: { number: adds, decimals: 1 } } })]),
    say('unsure', 'unsure.well-law'),
  ];
}
