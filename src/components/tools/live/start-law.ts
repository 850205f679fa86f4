import { lawTool } from '@site/src/tools/law/tool';
import { startTool } from './start-tool';

/** Starts the law finder. */
export const startLaw = startTool(lawTool);
