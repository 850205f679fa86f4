/**
 * Every five minutes: mails what is due in the outbox, removes what has been kept long enough, and
 * tells the office what waits for a person. The host kills a scheduled function after 30 seconds.
 */
import type { Config } from '@netlify/functions';
import { createEdges } from '../contact/deps';
import { runRound } from '../contact/round';

const edges = createEdges(process.env);

export default async function outboxRetry(): Promise<Response> {
  return new Response(null, { status: (await runRound(edges)) ? 204 : 500 });
}

export const config: Config = { schedule: '*/5 * * * *' };
