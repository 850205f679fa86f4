import { datesTool } from '@site/src/tools/test-dates/tool';
import { drawCalendar } from './calendar';
import { startTool } from './start-tool';

/** Brings the planner to life. */
export const startTestDates = startTool(datesTool, {
  draw: (_, result) => drawCalendar(result),
});
