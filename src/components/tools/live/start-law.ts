import { lawTool } from '@site/src/tools/law/tool';
import { startTool } from './start-tool';

/** Brings the law finder to life. */
export const startLaw = startTool(lawTool);
