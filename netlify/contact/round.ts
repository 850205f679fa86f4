import { drain } from './drain';
import { describeError } from './log';
import { alarmText } from './notice';
import { StoreError } from './store';
import { isSilent, readSummary } from './summary';
import { alert, tellOffice, type TellEdges } from './tell';

/** Milliseconds after which a round starts nothing more; the host kills it after 30 seconds. */
const ROUND_MS = 27_000;

/**
 * Runs one scheduled round: the outbox, then the notice to the office. Never rejects; a failure is logged as an error.
 * @returns whether every part succeeded
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

/** What to tell the office is in the store. After rounds have failed for a while, tell it without the store. */
async function alarm(edges: TellEdges, code: string): Promise<void> {
  const { store, clock } = edges;
  if (!isSilent(await readSummary(store).catch(() => null), clock.now())) return;
  await alert(edges, alarmText(code));
}
