import { strict as assert } from 'node:assert';
import type { Engine } from './engine';

/** How long an engine may take for what a page does by itself. */
const PATIENCE = 20_000;

/** Waits until an expression is true in the page. */
export async function until(engine: Engine, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // A page that is just being left has no context to ask.
    if (await engine.read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  assert.fail(`never came true: ${expression}`);
}

/** Clicks the middle of the first visible element of a selector, scrolled into the window. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const element = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((node) => node.getClientRects().length)`;
  await until(engine, element);
  const [x, y] = await engine.read<[number, number]>(`(() => {
    const node = ${element};
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  })()`);
  await engine.click(x, y);
}

/** What went wrong in the page so far, but for the scheduler, which does not exist in the samples. */
export async function wrongs(engine: Engine): Promise<string[]> {
  const all = await engine.read<string[]>('window.wrong');
  return all.filter((line) => !/book\.senecacreekradon\.example/.test(line));
}
