import { Cron } from 'croner';
import type { Background } from './background';
import { createContext } from './context';
import type { LoadedFunction } from './functions';

/**
 * Runs scheduled functions at their cron times (UTC, as on Netlify). If a run is still going at its
 * next time, it is not started again.
 *
 * @param origin address of the host, for the request that the function gets
 * @returns a function that stops the schedules
 */
export function startSchedules(
  functions: LoadedFunction[],
  origin: string,
  background: Background,
): () => void {
  const jobs = functions.flatMap(({ name, handler, schedule }) => {
    if (!schedule) return [];
    const url = new URL(`/.netlify/functions/${name}`, origin);
    const job: Cron = new Cron(schedule, { timezone: 'UTC', protect: true }, async () => {
      const body = JSON.stringify({ next_run: job.nextRun()?.toISOString() });
      const request = new Request(url, { method: 'POST', body });
      const run = Promise.resolve(handler(request, createContext('127.0.0.1', url, background)));
      background.add(run);
      await run.catch(() => undefined); // the tracker reports it
    });
    return [job];
  });
  return () => jobs.forEach((job) => job.stop());
}
