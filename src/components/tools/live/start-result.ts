import { resultTool } from '@site/src/tools/result/tool';
import { drawResult } from './draw-result';
import { startTool } from './start-tool';

/** Starts the tool that reads a result. */
export const startResult = startTool(resultTool, { draw: drawResult });
