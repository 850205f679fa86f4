import { datesTool } from '@site/src/tools/test-dates/tool';
import { drawCalendar } from './calendar';
import { startTool } from './start-tool';

/** Starts the planner. */
export const startTestDates = startTool(datesTool, {
  draw: (_, result) => drawCalendar(result),
});
