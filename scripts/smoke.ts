/**
 * After a deployment: npm run smoke -- https://site
 * Every hour: npm run smoke -- https://site --hourly, which sends no message and skips the heaviest files.
 *
 * Compares the site with `build/`, file by file and rule by rule, sends one marked message, queries the functions and
 * the editor, and checks whether the scheduler can be framed; with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, also checks
 * what the outbox needs from the store. Prints each check, what differs from the local host, and what to do; exits with
 * 1 on failure.
 */
import { company } from '../src/data';
import type { Check } from './smoke/check';
import { schedulerCheck } from './smoke/scheduler';
import { siteChecks } from './smoke/site';
import { storeChecks } from './smoke/store';
import { todoOf } from './smoke/todo';

async function main(): Promise<void> {
  const isHourly = process.argv.includes('--hourly');
  const [address, ...rest] = process.argv.slice(2).filter((word) => word !== '--hourly');
  if (!address || rest.length > 0 || !/^https?:\/\/[^/]+\/?$/.test(address)) {
    console.error('Give the address of the site alone: npm run smoke -- https://www.example.com');
    process.exitCode = 1;
    return;
  }
  const { origin } = new URL(address);
  const checks: Check[] = [
    ...(await siteChecks(origin, '.', isHourly)),
    await schedulerCheck(company.schedulerUrl, origin),
    ...(await storeChecks(process.env)),
  ];
  for (const { name, ok, found } of checks) {
    const mark = ok === undefined ? 'differs' : ok ? 'ok     ' : 'FAILED ';
    console.log(`${mark}  ${name}${found ? `: ${found}` : ''}`);
  }
  const failed = checks.filter(({ ok }) => ok === false).length;
  console.log(`${checks.length} checks, ${failed} failed.`);
  for (const line of todoOf(checks)) console.log(`To do: ${line}`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
