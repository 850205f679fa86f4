/** The elements that open to show an answer. */
export const COLLAPSIBLE = 'details[data-collapsible]';
