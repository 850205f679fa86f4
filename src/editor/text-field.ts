/** The kind of field in which the text of a page is written; `browser/text-field.ts` draws it. */
export const TEXT_FIELD = 'text-of-a-page';

/** The kind of field for one sentence of a tool, into which other things can be put. */
export const SENTENCE_FIELD = 'sentence-of-a-tool';

/** The kinds of fields for words that can quote facts and hold nothing more: of one line, and of several. */
export const LINE_FIELD = 'line-with-facts';
export const LINES_FIELD = 'lines-with-facts';

/** The kind of field by which a row of a list below it is found. */
export const FIND_FIELD = 'find-a-row';

/** The kind of field for the part of a picture that stays when it is cut to its place. */
export const FOCUS_FIELD = 'focus-of-a-picture';

/** The kind of field that shows what belongs beside a form: the English, the page, earlier states of the file. */
export const BESIDE_FIELD = 'beside-a-form';
