import { strict as assert } from 'node:assert';
import type { Engine } from './engine';

/** How long to wait for a page, in milliseconds. */
const PATIENCE = 20_000;

/** Waits until an expression is true in the page. */
export async function until(engine: Engine, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // A page that is being left has no context to evaluate in.
    if (await engine.read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((again) => setTimeout(again, 100));
  }
  assert.fail(`never came true: ${expression}`);
}

/** Scrolls the first visible element of a selector into the window and clicks its middle. */
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

/** Returns the errors of the page so far, except those about the example company's scheduler, which does not exist. */
export async function wrongs(engine: Engine): Promise<string[]> {
  const all = await engine.read<string[]>('window.wrong');
  return all.filter((line) => !/book\.senecacreekradon\.example/.test(line));
}
