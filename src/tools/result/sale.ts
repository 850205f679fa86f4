import { say, type Said } from './codes';
import type { ResultFacts } from './facts';
import type { ResultAnswers } from './questions';

/**
 * What a seller does with any result: in Maryland the buyer has it before the contract (Real Property 10-702). Where
 * nobody says in which state the home lies, that is said too.
 */
function disclosure({ place }: ResultAnswers, { places }: ResultFacts): Said {
  const state = places.jurisdictions[place?.id ?? '']?.state ?? 'maryland';
  return say('next', 'next.disclose', { of: state });
}

/** What a buyer or a seller does with a result in air, beside what everybody does with it. */
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
