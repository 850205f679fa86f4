import { say, type Band, type Said } from './codes';
import type { ResultAnswers } from './questions';

/**
 * Links to what comes after a result: what the law requires if a home is sold or rented; a second test, or one after
 * the repair; or the day of the next test.
 */
export function onward(
  band: Band,
  { situation = 'home' }: ResultAnswers,
  said: readonly Said[],
): Said[] {
  if (band.startsWith('water')) return [say('onward', 'onward.water')];
  if (situation !== 'home' && situation !== 'mitigated') return [say('onward', 'onward.law')];
  if (band === 'action' || band === 'twice' || band === 'disagree') {
    const wantsSecond = said.some(({ code }) => code.startsWith('next.second'));
    const isUndecided = wantsSecond || band === 'disagree';
    return [say('onward', isUndecided ? 'onward.price' : 'onward.after')];
  }
  return band === 'below-unknown' ? [] : [say('onward', 'onward.again', { of: situation })];
}
