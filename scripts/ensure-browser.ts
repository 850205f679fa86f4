import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Looks for a Chromium that the browser tests can drive: the CHROMIUM variable, Debian's package,
 * then the one Playwright installs.
 *
 * @returns path of the program, or `undefined` when there is none
 * @throws Error when CHROMIUM names a program that does not exist
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM is "${chosen}", and there is no such file. Correct it or unset it.`);
  }
  return [DEBIAN_CHROMIUM, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a browser or installs one: Playwright's own, else Debian's package.
 *
 * @returns path of the program
 * @throws Error that says what to do when neither way leads to a browser
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  for (const [program = '', ...args] of installers()) {
    console.log(`No browser for the tests; running: ${[program, ...args].join(' ')}`);
    const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
    if (error || status !== 0)
      console.log(`That failed: ${error?.message ?? `exit code ${status}`}`);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome yourself and name it: CHROMIUM=/path/to/chrome npm test',
  );
}

/** Commands to try in turn, each a program with its arguments. */
function installers(): string[][] {
  const playwright = ['npx', 'playwright', 'install', '--with-deps', 'chromium'];
  if (!existsSync('/usr/bin/apt-get')) return [playwright];
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return [
    playwright,
    [...asRoot, 'apt-get', 'update'],
    [...asRoot, 'apt-get', 'install', '-y', 'chromium'],
  ];
}

if (require.main === module) {
  try {
    console.log(`Browser for the tests: ${ensureBrowser()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
