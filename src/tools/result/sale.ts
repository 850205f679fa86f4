import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import type { ResultAnswers } from './questions';

/**
 * Says what a seller does about any result: in Maryland the buyer has it before the contract (Real Property 10-702).
 * Maryland is also assumed if nobody says which state the home is in.
 */
function disclosure({ place }: ResultAnswers, { places }: ResultFacts): Said {
  const state = places.jurisdictions[place?.id ?? '']?.state ?? 'maryland';
  return say('next', 'next.disclose', { of: state });
}

/** Says what a buyer or a seller does about a result in air, in addition to what everybody does. */
export function ofSale(answers: ResultAnswers, isHigh: boolean, facts: ResultFacts): Said[] {
  const { situation, test } = answers;
  if (situation === 'buying') {
    return isHigh
      ? [
          say('next', 'next.deadline'),
          say('next', 'next.contract', { of: 'buying' }),
          say('next', 'next.share', { of: 'buying' }),
        ]
      : [say('next', 'next.share', { of: 'buying' })];
  }
  return [
    disclosure(answers, facts),
    test === 'monitor'
      ? say('next', 'next.certified')
      : say('next', 'next.share', { of: 'selling' }),
    ...(isHigh ? [say('next', 'next.contract', { of: 'selling' })] : []),
  ];
}
