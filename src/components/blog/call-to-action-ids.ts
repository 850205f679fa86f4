/** The pairs of buttons that can end an article: the front matter's `call_to_action`. */
export const CALLS_TO_ACTION = ['schedule', 'sgm', 'comprehensive', 'progeny'] as const;

export type CallToActionId = (typeof CALLS_TO_ACTION)[number];
