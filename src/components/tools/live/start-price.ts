import { priceTool } from '@site/src/tools/price/tool';
import { startTool } from './start-tool';

/** Brings the price tool to life. */
export const startPrice = startTool(priceTool);
