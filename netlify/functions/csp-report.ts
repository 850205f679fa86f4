/** POST /api/csp-report: counts what browsers block under the content security policy (`../csp-reports/handle`). */
import type { Config, Context } from '@netlify/functions';
import { systemClock } from '../contact/clock';
import { createLimiter } from '../contact/limiter';
import { consoleLog } from '../contact/log';
import { handleCspReport } from '../csp-reports/handle';
import { createBlobCounts } from '../search-misses/store';

const edges = {
  counts: createBlobCounts({}, 'csp-reports'),
  clock: systemClock,
  limiter: createLimiter(systemClock),
  log: consoleLog,
};

export default function cspReport(request: Request, context: Context): Promise<Response> {
  return handleCspReport(request, context.ip, edges);
}

export const config: Config = {
  path: '/api/csp-report',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
