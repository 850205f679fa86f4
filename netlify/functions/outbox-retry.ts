/** Every five minutes: mails what is due in the outbox and removes what has been kept long enough. */
import type { Config } from '@netlify/functions';
import { createEdges } from '../contact/deps';
import { drain } from '../contact/drain';
import { describeError } from '../contact/log';

const edges = createEdges(process.env);

export default async function outboxRetry(): Promise<Response> {
  try {
    await drain(edges);
    return new Response(null, { status: 204 });
  } catch (error) {
    edges.log('error', 'outbox_failed', describeError(error));
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '*/5 * * * *' };
