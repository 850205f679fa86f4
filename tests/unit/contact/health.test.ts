import { expect, test } from 'vitest';
import { handleHealth } from '../../../netlify/contact/health';
import { runRound } from '../../../netlify/contact/round';
import { createWorld, SITE } from './support';

/** Returns what a monitor gets if the last round left this note. */
async function toldOf(world: ReturnType<typeof createWorld>, note: string): Promise<unknown> {
  await world.store.put('note/summary', note);
  const response = await handleHealth(new Request(`${SITE}/api/health`), world);
  return { code: response.status, ...((await response.json()) as object) };
}

const counts = { waiting: 0, refused: 0, dead: 0, quarantine: 0, failingSince: 0 };

test.each([
  ['a time past all dates', JSON.stringify({ at: 8.64e15 + 1, ...counts })],
  ['a time that is no number', JSON.stringify({ at: 'today', ...counts })],
  ['a time before all dates', JSON.stringify({ at: -8.64e15 - 1, ...counts })],
  ['half a note', '{"at":'],
  ['nothing', ''],
])('a note with %s is an alarm that says so, and mended by the next round', async (_, note) => {
  const world = createWorld();
  expect(await toldOf(world, note)).toEqual({
    code: 503,
    status: 'note_unreadable',
    todo: expect.stringContaining('note/summary') as string,
  });
  await runRound(world);
  const response = await handleHealth(new Request(`${SITE}/api/health`), world);
  expect(response.status).toBe(200);
});

test.each([
  [0, '1970-01-01T00:00:00.000Z'],
  [8.64e15, '+275760-09-13T00:00:00.000Z'],
])('the last round is told as long as there is such a moment: %d', async (at, lastRound) => {
  expect(await toldOf(createWorld(), JSON.stringify({ at, ...counts }))).toMatchObject({
    code: 503,
    status: 'no_rounds',
    lastRound,
  });
});
