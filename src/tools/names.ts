/** The tools, in the order of their index. */
export const TOOL_NAMES = ['law', 'price', 'result', 'test-dates', 'closed-house'] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
