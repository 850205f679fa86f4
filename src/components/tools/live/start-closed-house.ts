import { closedHouseTool } from '@site/src/tools/closed-house/tool';
import type { Outcome } from '@site/src/tools/outcome';
import { drawCalendar } from './calendar';
import { place } from './place';
import { showValue } from './show-value';
import { startTool } from './start-tool';

/** Fills the hours into the sheet, or hides it if the answer has none. */
function drawSheet({ said }: Outcome, result: HTMLElement): void {
  const hours = said.filter(({ code }) => code.startsWith('hour.'));
  place(result, '[data-sheet]').hidden = hours.length === 0;
  for (const { code, values } of hours) {
    const name = code.replace('hour.', '');
    const value = values?.[name];
    if (value) place(result, `[data-sheet-time="${name}"]`).replaceChildren(showValue(value));
  }
  drawCalendar(result);
}

/** Starts the closed-house tool. */
export const startClosedHouse = startTool(closedHouseTool, { draw: drawSheet });
