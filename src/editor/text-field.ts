/** The widget for the text of a page; `browser/text-field.ts` draws it. */
export const TEXT_FIELD = 'text-of-a-page';

/** The widget for one sentence of a tool, in which sources and values can be inserted. */
export const SENTENCE_FIELD = 'sentence-of-a-tool';

/** The widgets for words that can quote facts and nothing else: on one line, and on several. */
export const LINE_FIELD = 'line-with-facts';
export const LINES_FIELD = 'lines-with-facts';

/** The widget that finds rows in a list below it. */
export const FIND_FIELD = 'find-a-row';

/** The widget for the part of a picture that stays when it is cropped. */
export const FOCUS_FIELD = 'focus-of-a-picture';

/** The widget that shows what belongs beside a form: the English, the page, earlier states of the file. */
export const BESIDE_FIELD = 'beside-a-form';
