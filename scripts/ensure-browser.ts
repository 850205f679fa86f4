import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { aptInstall, runAloud } from './install-packages';

/**
 * A headless shell is Chromium without windows: the same engine, which runs the same tests in half the processor time.
 * A full Chromium has windows, and the back/forward cache, from which Back restores a page as it was left.
 */
type BrowserKind = 'shell' | 'full';

/** Playwright's headless shell is next to its Chromium, in a folder named after the platform. */
const SHELLS = ['linux64', 'linux-arm64', 'mac-x64', 'mac-arm64'].map(
  (machine) => `chrome-headless-shell-${machine}/chrome-headless-shell`,
);

/** Returns where a browser may be: Debian's packages, Chrome's, then what Playwright installs. */
function places(kind: BrowserKind): string[] {
  const own = chromium.executablePath();
  if (kind === 'full') return ['/usr/bin/chromium', '/usr/bin/google-chrome', own];
  const [folder = '', revision = ''] = own.split(/chromium-(\d+)/);
  const beside = SHELLS.map((shell) => `${folder}chromium_headless_shell-${revision}/${shell}`);
  return ['/usr/bin/chromium-headless-shell', ...beside];
}

/**
 * Returns the program that the CHROMIUM variable names, or undefined if it is not set.
 *
 * @throws Error if there is no such file
 */
function chosen(): string | undefined {
  const path = process.env.CHROMIUM;
  if (path && !existsSync(path))
    throw new Error(`CHROMIUM is "${path}", and there is no such file. Correct it or unset it.`);
  return path || undefined;
}

/** True if a program is Chromium without windows; all its makers put "headless shell" into the name. */
const isShell = (path: string): boolean => /headless.shell/.test(basename(path));

const findKind = (kind: BrowserKind): string | undefined => places(kind).find(existsSync);

/**
 * Finds a Chromium that the browser tests can drive: the CHROMIUM variable, a headless shell, then a full one.
 *
 * @returns path of the program, or `undefined` if there is none
 * @throws Error if CHROMIUM names a program that does not exist
 */
export function findBrowser(): string | undefined {
  return chosen() ?? findKind('shell') ?? findKind('full');
}

/**
 * Finds a Chromium with windows: the CHROMIUM variable, unless it names a headless shell, then the usual places.
 *
 * @returns path of the program, or `undefined` if there is none
 * @throws Error if CHROMIUM names a program that does not exist
 */
export function findFullBrowser(): string | undefined {
  const path = chosen();
  return path && !isShell(path) ? path : findKind('full');
}

/** Printed if there is no full Chromium: what was not tested, and how to install one. */
export const NO_FULL_BROWSER =
  'SKIPPED: no full Chromium on this computer. Back out of its memory was not tested. ' +
  'To have it: INSTALL_ENGINES=1 npm test, or apt-get install -y chromium';

/** Printed if there is only a full Chromium. */
const NO_SHELL =
  'A headless shell would do these tests in half the time. ' +
  'To have it: INSTALL_ENGINES=1 npm test, or apt-get install -y chromium-headless-shell';

/**
 * Finds a browser for the tests, or installs a headless shell, or a full Chromium if that fails. With INSTALL_ENGINES
 * set, installs both if it can.
 *
 * @returns path of the program
 * @throws Error with instructions if no browser can be found or installed
 */
export function ensureBrowser(): string {
  const areWanted = Boolean(process.env.INSTALL_ENGINES);
  if (!chosen()) {
    if (!findKind('shell') && (areWanted || !findKind('full'))) install('shell');
    if (!findKind('full') && (areWanted || !findKind('shell'))) install('full');
  }
  const found = findBrowser();
  if (!found) {
    throw new Error(
      'No browser could be installed. Install Chromium or Chrome yourself and name it: CHROMIUM=/path/to/chrome npm test',
    );
  }
  if (!isShell(found)) console.log(NO_SHELL);
  if (!findFullBrowser()) console.log(NO_FULL_BROWSER);
  return found;
}

/** Tries the ways to install a browser in turn until one works. A plain download fails soonest, so it comes first. */
function install(kind: BrowserKind): void {
  const only = kind === 'shell' ? '--only-shell' : '--no-shell';
  const debian = kind === 'shell' ? 'chromium-headless-shell' : 'chromium';
  for (const command of [
    ['npx', 'playwright', 'install', only, 'chromium'],
    ...aptInstall(debian),
  ]) {
    runAloud(command, `No ${kind === 'shell' ? 'headless shell' : 'full Chromium'} for the tests`);
    const found = findKind(kind);
    if (!found) continue;
    // What Playwright downloads may need libraries that are not installed.
    if (spawnSync(found, ['--version']).status !== 0)
      runAloud(['npx', 'playwright', 'install-deps', 'chromium'], `${found} does not start`);
    return;
  }
}

if (require.main === module) {
  try {
    console.log(`Browser for the tests: ${ensureBrowser()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
