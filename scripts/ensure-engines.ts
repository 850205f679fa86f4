import { existsSync } from 'node:fs';
import { aptInstall, runAloud } from './install-packages';

/** Where Debian puts the engines of Firefox and Safari, and what they are driven with. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((name) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`),
);
const WEBKIT_NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Debian's packages, by the engine that they bring. */
export const PACKAGES = {
  Gecko: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
} as const;

export type EngineName = keyof typeof PACKAGES;

const BROWSERS: Readonly<Record<EngineName, string>> = { Gecko: 'Firefox', WebKit: 'Safari' };

/**
 * Looks for an engine beside Chromium: for Gecko the FIREFOX variable, then Debian's package; for WebKit Debian's
 * MiniBrowser with its driver and a screen to draw on.
 *
 * @returns path of the program, or `undefined` when it or a part of it is missing
 */
export function findEngine(name: EngineName): string | undefined {
  if (name === 'Gecko')
    return [process.env.FIREFOX ?? '', ...FIREFOX].find((path) => existsSync(path));
  return WEBKIT_NEEDS.every((path) => existsSync(path))
    ? MINI_BROWSERS.find((path) => existsSync(path))
    : undefined;
}

/** The engines that are not on this computer. */
export function missingEngines(): EngineName[] {
  return (Object.keys(PACKAGES) as EngineName[]).filter((name) => !findEngine(name));
}

/** What is said of an engine that is missing: in which nothing was tried, and how it comes here. */
export function skipNotice(name: EngineName): string {
  return (
    `SKIPPED: no ${name}, the engine of ${BROWSERS[name]}, on this computer. Nothing was tested in it. ` +
    `To have it: INSTALL_ENGINES=1 npm test, or apt-get install -y ${PACKAGES[name].join(' ')}`
  );
}

/** Installs what is missing by Debian's package manager, as far as it lets us. */
function install(missing: EngineName[]): void {
  if (missing.length === 0) return;
  for (const command of aptInstall(...missing.flatMap((name) => PACKAGES[name])))
    runAloud(command, `Missing: ${missing.join(', ')}`);
}

// 800 MB are not put on anybody's computer unasked: `.ci/run` asks for them.
if (require.main === module && process.env.INSTALL_ENGINES) install(missingEngines());
