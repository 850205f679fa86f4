import { existsSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../scripts/ensure-browser';

afterEach(() => vi.unstubAllEnvs());

it('takes the browser that CHROMIUM names before any other', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

it('says which setting is wrong when CHROMIUM names nothing', () => {
  vi.stubEnv('CHROMIUM', '/no/such/browser');
  expect(findBrowser).toThrow('CHROMIUM is "/no/such/browser", and there is no such file.');
});

it('names only a program that exists', () => {
  vi.stubEnv('CHROMIUM', '');
  const found = findBrowser();
  expect(found === undefined || existsSync(found)).toBe(true);
});
