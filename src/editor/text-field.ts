/** The kind of field in which the text of a page is written; `browser/text-field.ts` draws it. */
export const TEXT_FIELD = 'text-of-a-page';
