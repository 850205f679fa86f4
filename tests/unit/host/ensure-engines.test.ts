import { afterEach, expect, it, vi } from 'vitest';
import { findEngine, missingEngines, skipNotice } from '../../../scripts/ensure-engines';

const files = vi.hoisted(() => ({ present: [] as string[] }));

vi.mock('node:fs', () => ({
  existsSync: (path: string) => files.present.some((part) => path.endsWith(part)),
}));

afterEach(() => vi.unstubAllEnvs());

it('misses both engines on a bare computer, and says in which nothing was tested', () => {
  files.present = [];
  expect(missingEngines().map(skipNotice)).toEqual([
    expect.stringMatching(
      /^SKIPPED: no Gecko, .*Firefox.* Nothing was tested in it\..*firefox-esr$/,
    ),
    expect.stringMatching(/^SKIPPED: no WebKit, .*Safari.* Nothing was tested in it\..*xvfb$/),
  ]);
});

it('misses WebKit while a part of it is missing', () => {
  files.present = ['/firefox-esr', '/WebKitWebDriver', '/MiniBrowser'];
  expect(missingEngines()).toEqual(['WebKit']);
  files.present.push('/Xvfb');
  expect(missingEngines()).toEqual([]);
});

it('takes the browser that FIREFOX names before any other', () => {
  files.present = ['/firefox-esr', '/opt/fox'];
  vi.stubEnv('FIREFOX', '/opt/fox');
  expect(findEngine('Gecko')).toBe('/opt/fox');
});
