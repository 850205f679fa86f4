import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findEngine,
  missingEngines,
  skipNotice,
  type EngineName,
} from '../../scripts/ensure-engines';
import type { Engine } from './engine';
import { startGecko } from './gecko';
import { startWatchedSite } from './watched-site';
import { startWebKit } from './webkit';
import { wishes } from './wishes';

const START: Record<EngineName, (program: string) => Promise<Engine>> = {
  Gecko: startGecko,
  WebKit: startWebKit,
};

/**
 * Tries all wishes in one engine. Firefox's driver sometimes misses that a page has loaded and hangs, so a wish that
 * fails is tried once more in a new browser, and counts as a failure only if it fails again.
 *
 * @returns the number of failures
 */
async function tryOut(name: EngineName, program: string, site: string): Promise<number> {
  const start = async (): Promise<Engine> => {
    const engine = await START[name](program);
    await engine.resize(1280, 900);
    return engine;
  };
  let engine = await start();
  let failures = 0;
  try {
    for (const wish of wishes) {
      try {
        try {
          await wish.run(engine, site);
        } catch (error) {
          console.error(`  … ${name}: ${wish.name}: once more\n${(error as Error).message}`);
          await engine.close();
          engine = await start();
          await wish.run(engine, site);
        }
        console.log(`  ✓ ${name} ${engine.version}: ${wish.name}`);
      } catch (error) {
        failures += 1;
        console.error(`  ✘ ${name} ${engine.version}: ${wish.name}\n${(error as Error).message}`);
      }
    }
  } finally {
    await engine.close();
  }
  return failures;
}

/**
 * `npm run test:engines`: tries the site in the installed engines of Firefox and Safari.
 *
 * @returns the number of failures, plus the number of missing engines if `REQUIRE_ENGINES=1`
 */
async function main(): Promise<number> {
  const missing = missingEngines();
  const found = (Object.keys(START) as EngineName[]).filter((name) => !missing.includes(name));
  const stateDir = await mkdtemp(join(tmpdir(), 'engines-'));
  const site = await startWatchedSite(stateDir);
  let failures = 0;
  try {
    for (const name of found) failures += await tryOut(name, findEngine(name) ?? '', site.url);
  } finally {
    await site.close();
    await rm(stateDir, { recursive: true });
  }
  for (const name of missing) console.warn(skipNotice(name));
  const areRequired = process.env.REQUIRE_ENGINES === '1';
  return failures + (areRequired ? missing.length : 0);
}

main().then(
  (problems) => process.exit(problems > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
