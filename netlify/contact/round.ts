import { drain } from './drain';
import { describeError } from './log';
import { StoreError } from './store';
import { tellOffice, type TellEdges } from './tell';

/** A round begins nothing after this; the host ends it after 30 seconds. */
const ROUND_MS = 27_000;

/**
 * One scheduled round: the outbox, then the word to the office. Never rejects: a failure is an
 * error in the log.
 * @returns whether the round could be done
 */
export async function runRound(edges: TellEdges): Promise<boolean> {
  const until = edges.clock.now() + ROUND_MS;
  try {
    await drain(edges);
    await tellOffice(edges, until);
    return true;
  } catch (error) {
    const cause = error instanceof StoreError ? { code: error.code } : describeError(error);
    edges.log('error', 'outbox_failed', cause);
    return false;
  }
}
