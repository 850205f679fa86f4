import { BEFORE, scriptBudget } from '../../../scripts/bench/budgets';
import { expect, type Page } from '../fixtures';
import { weigh, weighInline, type Weight } from '../weight';
import { REACT, watchScripts } from './scripts';

/** What a page that is only read has loaded, measured once it is complete. */
export interface Cost {
  weight: () => Promise<Weight>;
  scripts: () => Promise<string[]>;
}

/** Starts to weigh what a page loads from now on. */
export const watchCost = (page: Page): Cost => ({
  weight: weigh(page),
  scripts: watchScripts(page),
});

/** Expects a page to keep the budget for what it loads by itself. */
export async function expectLight({ weight }: Cost, path: string): Promise<void> {
  const before = await weight();
  const most = path === '/' ? BEFORE.home : BEFORE.page;
  expect.soft(before.total - before.script, 'everything else').toBeLessThanOrEqual(most);
  expect.soft(before.requests, 'requests').toBeLessThanOrEqual(BEFORE.requests);
  for (const kind of ['html', 'css', 'font'] as const) {
    expect.soft(before[kind], kind).toBeLessThanOrEqual(BEFORE[kind]);
    // A page that lost its styles would be light as well.
    expect.soft(before[kind], kind).toBeGreaterThan(0);
  }
}

/** Expects a page to have one small script without React, and its visitor's first moves to load no other. */
export async function expectSmallScripts(
  page: Page,
  { weight, scripts }: Cost,
  path: string,
): Promise<void> {
  const inline = await weighInline(page);
  const before = await weight();
  await moveAsVisitor(page);
  const after = await weight();
  expect(after.script + inline).toBeLessThanOrEqual(scriptBudget(path));
  expect(after.script, 'nothing more comes').toBe(before.script);
  expect((await scripts()).filter((text) => REACT.test(text))).toEqual([]);
  expect(await scripts()).toHaveLength(1);
  expect(inline).toBeGreaterThan(0);
}

/** Moves the pointer, presses a key and scrolls, as a visitor does before reading. */
async function moveAsVisitor(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.keyboard.press('Shift');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
}
