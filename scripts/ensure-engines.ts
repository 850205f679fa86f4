import { existsSync } from 'node:fs';
import { aptInstall, runAloud } from './install-packages';

/** Where Debian installs the engines of Firefox and Safari, and the programs that drive them. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((name) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`),
);
const WEBKIT_NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** The Debian packages of each engine. */
export const PACKAGES = {
  Gecko: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
} as const;

export type EngineName = keyof typeof PACKAGES;

const BROWSERS: Readonly<Record<EngineName, string>> = { Gecko: 'Firefox', WebKit: 'Safari' };

/**
 * Finds an engine other than Chromium: for Gecko the FIREFOX variable, then Debian's package; for WebKit Debian's
 * MiniBrowser with its driver and a virtual screen.
 *
 * @returns path of the program, or `undefined` if it or a part of it is missing
 */
export function findEngine(name: EngineName): string | undefined {
  if (name === 'Gecko')
    return [process.env.FIREFOX ?? '', ...FIREFOX].find((path) => existsSync(path));
  return WEBKIT_NEEDS.every((path) => existsSync(path))
    ? MINI_BROWSERS.find((path) => existsSync(path))
    : undefined;
}

/** Returns the engines that are not installed on this computer. */
export function missingEngines(): EngineName[] {
  return (Object.keys(PACKAGES) as EngineName[]).filter((name) => !findEngine(name));
}

/** Returns the notice about a missing engine: what was not tested, and how to install it. */
export function skipNotice(name: EngineName): string {
  return (
    `SKIPPED: no ${name}, the engine of ${BROWSERS[name]}, on this computer. Nothing was tested in it. ` +
    `To have it: INSTALL_ENGINES=1 npm test, or apt-get install -y ${PACKAGES[name].join(' ')}`
  );
}

/** Installs missing engines with Debian's package manager, if permissions allow. */
function install(missing: EngineName[]): void {
  if (missing.length === 0) return;
  for (const command of aptInstall(...missing.flatMap((name) => PACKAGES[name])))
    runAloud(command, `Missing: ${missing.join(', ')}`);
}

// Do not install 800 MB unasked: `.ci/run` sets INSTALL_ENGINES.
if (require.main === module && process.env.INSTALL_ENGINES) install(missingEngines());
