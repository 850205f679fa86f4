import { resultTool } from '@site/src/tools/result/tool';
import { drawResult } from './draw-result';
import { startTool } from './start-tool';

/** Brings the reader of results to life. */
export const startResult = startTool(resultTool, { draw: drawResult });
