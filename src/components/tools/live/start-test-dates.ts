import { datesTool } from '@site/src/tools/test-dates/tool';
import { drawCalendar } from './calendar';
import { startTool } from './start-tool';
import { drawStrip } from './strip';

/** Brings the planner to life. */
export const startTestDates = startTool(datesTool, {
  draw: (outcome, result) => {
    drawStrip(outcome, result);
    drawCalendar(result);
  },
});
