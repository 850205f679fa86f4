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

/** Tries the wishes in one engine. Returns how many were not fulfilled. */
async function tryOut(name: EngineName, program: string, site: string): Promise<number> {
  const engine = await START[name](program);
  let failures = 0;
  try {
    await engine.resize(1280, 900);
    for (const wish of wishes) {
      try {
        await wish.run(engine, site);
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

/** `npm run test:engines`: the site in the engines of Firefox and Safari, where they are. */
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
