/** What the second of two people is told who save the same file. @param file its path in the project */
export const savedElsewhere = (file: string): string =>
  `Somebody else has saved ${file} since you opened it, and keeps what they wrote.`;

/** The button that shows words which were refused, in the form of their file. */
export const NOT_SAVED = 'Your words that were not saved';

/** What they are told besides of words that the browser keeps. */
export const WORDS_KEPT =
  'Your words are kept in this browser: load the page again, open this form, and press ' +
  `“${NOT_SAVED}” above its fields.`;

/** What somebody is told who saves when the sign-in is over: GitHub gives one that ends by itself after eight hours. */
export const SIGNED_OUT =
  'Your sign-in has ended, as it does after eight hours. Your words are kept in this browser: ' +
  'load the page again (leave it when the browser asks), sign in, open this form and press Restore.';
