import { addDays, addYears, lastDay } from '../day';
import { sideOf, type DatesFacts, type Occasion } from './occasions';
import { limitFor, type Limit, type Where } from './limit';

/** Why a home or its water is tested again. */
export const REASONS = [
  'routine',
  'system',
  'mitigation',
  'works',
  'sale',
  'lease',
  'water',
  'treated',
] as const;
export type Reason = (typeof REASONS)[number];

/** The place of the home matters only for a sale or a lease. */
export interface RetestAnswers extends Where {
  reason: Reason;
  /** The day of the last test, of the mitigation for "mitigation", or of the end of the work for "works". */
  last: string;
}

/**
 * "later": it is too early; "now": it is time; "overdue": it is late; "still-good" and "too-old": whether the test
 * counts for a sale or lease today; "no-rule": nothing limits its age; "future": the last test is still to come.
 */
export type RetestCode =
  'later' | 'now' | 'overdue' | 'still-good' | 'too-old' | 'no-rule' | 'future';

export interface RetestOutcome extends Partial<Limit> {
  code: RetestCode;
  /** First day on which to test again. */
  from?: string;
  /** Last day on which to test again or, for a sale or a lease, on which the last test counts. */
  by?: string;
  /** The day that we suggest, between the two. */
  suggested?: string;
  /** Last day that the national protocol allows. */
  standard?: string;
}

/**
 * Returns when to test again.
 *
 * @param today the day on which it is asked, which for a sale or a lease is also its day
 */
export function retest(answers: RetestAnswers, facts: DatesFacts, today: string): RetestOutcome {
  const { reason, last } = answers;
  if (last > today) return { code: 'future' };
  if (reason === 'sale' || reason === 'lease')
    return stillCounts(reason, last, answers, facts, today);
  const due = span(reason, last, facts.retest);
  if (due.by !== undefined && today > due.by) return { code: 'overdue', ...due };
  const come = due.from === undefined ? today === due.by : today >= due.from;
  return { code: come ? 'now' : 'later', ...due };
}

function span(
  reason: Exclude<Reason, Occasion>,
  last: string,
  facts: DatesFacts['retest'],
): { from?: string; by?: string; suggested?: string; standard?: string } {
  const { routine, mitigationDays } = facts;
  switch (reason) {
    case 'routine':
      return {
        from: addYears(last, routine.least),
        by: addYears(last, routine.most),
        standard: addYears(last, facts.standard),
      };
    case 'system':
      return { by: addYears(last, facts.system) };
    case 'water':
      return { by: addYears(last, facts.water) };
    case 'treated':
      return { by: addYears(last, facts.treatedWater) };
    case 'works':
      return { from: last };
    case 'mitigation':
      return {
        from: addDays(last, mitigationDays.least),
        suggested: addDays(last, mitigationDays.suggested),
        by: addDays(last, mitigationDays.most),
      };
  }
}

function stillCounts(
  occasion: Occasion,
  last: string,
  where: Where,
  facts: DatesFacts,
  today: string,
): RetestOutcome {
  const limit = limitFor(sideOf(occasion), where, facts.law);
  if (limit.years === undefined) return { code: 'no-rule', ...limit };
  const by = lastDay(last, limit.years);
  return { code: today <= by ? 'still-good' : 'too-old', by, ...limit };
}
