import type { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser, findFullBrowser } from '../../../scripts/ensure-browser';

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_FULL = '/usr/bin/chromium';
const APT = '/usr/bin/apt-get';
const PLAYWRIGHT_FULL = chromium.executablePath();
const PLAYWRIGHT_SHELL = PLAYWRIGHT_FULL.replace(
  /chromium-(\d+).*$/,
  'chromium_headless_shell-$1/chrome-headless-shell-linux64/chrome-headless-shell',
);

/**
 * A fake computer: its files, the commands that ran, the file that a command installs (by part of the command), and
 * whether that program starts.
 */
const computer = vi.hoisted(() => ({
  files: [] as string[],
  ran: [] as string[],
  brings: new Map<string, string>(),
  starts: true,
}));

vi.mock('node:fs', () => ({ existsSync: (path: string) => computer.files.includes(path) }));
vi.mock('node:child_process', () => ({
  spawnSync: ((program: string, args: string[]) => {
    const command = [program, ...args].join(' ');
    computer.ran.push(command);
    const [words, file] = [...computer.brings].find(([part]) => command.includes(part)) ?? [];
    if (file) computer.files.push(file);
    const works = args[0] === '--version' ? computer.starts : words !== undefined;
    return { status: works ? 0 : 1 };
  }) as typeof spawnSync,
}));

beforeEach(() => {
  Object.assign(computer, { files: [APT], ran: [], brings: new Map(), starts: true });
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('INSTALL_ENGINES', '');
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const said = (): string => vi.mocked(console.log).mock.calls.flat().join('\n');
const installs = (): string[] => computer.ran.filter((command) => / install\b/.test(command));

it('takes the browser that CHROMIUM names before any other', () => {
  computer.files = [DEBIAN_SHELL, '/opt/chrome'];
  vi.stubEnv('CHROMIUM', '/opt/chrome');
  expect(findBrowser()).toBe('/opt/chrome');
});

it('says which setting is wrong when CHROMIUM names nothing', () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  expect(findBrowser).toThrow('CHROMIUM is "/no/such/browser", and there is no such file.');
});

it('takes a headless shell before a full browser, wherever it is from', () => {
  computer.files = [DEBIAN_FULL, PLAYWRIGHT_FULL, PLAYWRIGHT_SHELL];
  expect(findBrowser()).toBe(PLAYWRIGHT_SHELL);
  computer.files.push(DEBIAN_SHELL);
  expect(findBrowser()).toBe(DEBIAN_SHELL);
  computer.files = [PLAYWRIGHT_FULL];
  expect(findBrowser()).toBe(PLAYWRIGHT_FULL);
});

it('takes no headless shell for a browser with windows, even where CHROMIUM names one', () => {
  computer.files = [DEBIAN_SHELL, PLAYWRIGHT_SHELL];
  vi.stubEnv('CHROMIUM', DEBIAN_SHELL);
  expect(findFullBrowser()).toBeUndefined();
  computer.files.push(DEBIAN_FULL);
  expect(findFullBrowser()).toBe(DEBIAN_FULL);
});

it('installs a headless shell where there is no browser: Playwright’s, else Debian’s', () => {
  computer.brings.set('install -y chromium-headless-shell', DEBIAN_SHELL);
  expect(ensureBrowser()).toBe(DEBIAN_SHELL);
  expect(installs()).toEqual([
    'npx playwright install --only-shell chromium',
    expect.stringMatching(/apt-get .*install -y chromium-headless-shell$/),
  ]);
  expect(said()).toContain('SKIPPED: no full Chromium');
});

it('gives what Playwright downloads the libraries without which it does not start', () => {
  computer.brings.set('install --only-shell chromium', PLAYWRIGHT_SHELL);
  expect(ensureBrowser()).toBe(PLAYWRIGHT_SHELL);
  expect(computer.ran.join()).not.toContain('install-deps');
  Object.assign(computer, { files: [APT], starts: false });
  expect(ensureBrowser()).toBe(PLAYWRIGHT_SHELL);
  expect(computer.ran.at(-1)).toBe('npx playwright install-deps chromium');
});

it('leaves a computer with a full browser as it is, and says what a headless shell would do', () => {
  computer.files = [APT, DEBIAN_FULL];
  expect(ensureBrowser()).toBe(DEBIAN_FULL);
  expect(computer.ran).toEqual([]);
  expect(said()).toMatch(/^A headless shell would do these tests in half the time\./);
});

it('installs both kinds where it is asked to', () => {
  computer.brings.set('install -y chromium-headless-shell', DEBIAN_SHELL);
  computer.brings.set('install --no-shell chromium', PLAYWRIGHT_FULL);
  vi.stubEnv('INSTALL_ENGINES', '1');
  expect(ensureBrowser()).toBe(DEBIAN_SHELL);
  expect(findFullBrowser()).toBe(PLAYWRIGHT_FULL);
  expect(said()).not.toContain('SKIPPED');
});

it('says what to do where nothing can be installed', () => {
  expect(ensureBrowser).toThrow('CHROMIUM=/path/to/chrome npm test');
  expect(installs().at(-1)).toMatch(/install -y chromium$/);
});
