/**
 * GET and POST /api/answered?message=...&sign=...: the office has answered a message in its list
 * (`../contact/answered`).
 *
 * HTML: 200 the question, or confirmation that it is done; 403 not signed by us, 405 another
 * method, 409 the message is being sent, 503 the store did not answer.
 */
import type { Config } from '@netlify/functions';
import { handleAnswered } from '../contact/answered';
import { createEdges } from '../contact/deps';

const edges = createEdges(process.env);

export default function answered(request: Request): Promise<Response> {
  return handleAnswered(request, edges);
}

export const config: Config = {
  path: '/api/answered',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
