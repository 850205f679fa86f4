/** What opens to show an answer. */
export const COLLAPSIBLE = 'details[data-collapsible]';
