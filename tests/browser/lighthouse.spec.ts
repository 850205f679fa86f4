import { chromium } from 'playwright';
import { ARTICLE } from '../../scripts/bench/budgets';
import { findBrowser } from '../../scripts/ensure-browser';
import { expect, test } from './fixtures';
import { freePort } from './local-server';

test.describe('Lighthouse', () => {
  test.describe.configure({ timeout: 180_000 });
  const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

  for (const path of ['/', ARTICLE]) {
    test(`has nothing to add on ${path}`, async ({ baseURL }) => {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', `--remote-debugging-port=${port}`],
      });
      try {
        const { default: lighthouse } = await import('lighthouse');
        const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES } as const;
        const result = await lighthouse(`${baseURL}${path}`, { ...flags });
        const { audits = {}, categories = {}, runtimeError } = result?.lhr ?? {};
        expect(runtimeError).toBeUndefined();
        const failures = Object.values(categories)
          .flatMap(({ auditRefs }) => auditRefs)
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => audits[id]?.title);
        expect(failures).toEqual([]);
        expect(Object.values(categories).map(({ score }) => score)).toEqual([1, 1, 1]);
      } finally {
        await browser.close();
      }
    });
  }
});
