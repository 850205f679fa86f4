import { drain } from './drain';
import { describeError } from './log';
import { alarmText } from './notice';
import { StoreError } from './store';
import { isSilent, readSummary } from './summary';
import { alert, tellOffice, type TellEdges } from './tell';

/** A round begins nothing after this; the host ends it after 30 seconds. */
const ROUND_MS = 27_000;

/**
 * One scheduled round: the outbox, then the word to the office. Never rejects: a failure is an
 * error in the log.
 * @returns whether the round could be done
 */
export async function runRound(edges: TellEdges): Promise<boolean> {
  const { clock, log } = edges;
  const until = clock.now() + ROUND_MS;
  let isDone = true;
  for (const part of [() => drain(edges), () => tellOffice(edges, until)]) {
    try {
      await part();
    } catch (error) {
      const cause = error instanceof StoreError ? { code: error.code } : describeError(error);
      log('error', 'outbox_failed', cause);
      if (isDone) await alarm(edges, cause.code ?? 'unknown');
      isDone = false;
    }
  }
  return isDone;
}

/** What the office is told of stands in the store; where that fails for some rounds, it is told so without it. */
async function alarm(edges: TellEdges, code: string): Promise<void> {
  const { store, clock } = edges;
  if (!isSilent(await readSummary(store).catch(() => null), clock.now())) return;
  await alert(edges, alarmText(code));
}
