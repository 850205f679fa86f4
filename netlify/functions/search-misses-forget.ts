/** Every night: removes expired counts of queries without an answer and of content security policy violations. */
import type { Config } from '@netlify/functions';
import { consoleLog, describeError } from '../contact/log';
import { forgetOldMisses } from '../search-misses/counts';
import { createBlobCounts } from '../search-misses/store';

const stores = [createBlobCounts(), createBlobCounts({}, 'csp-reports')];

export default async function searchMissesForget(): Promise<Response> {
  try {
    for (const counts of stores) await forgetOldMisses(counts, Date.now());
    return new Response(null, { status: 204 });
  } catch (error) {
    consoleLog('warn', 'search_misses_kept', describeError(error));
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '20 4 * * *' };
