/** The message for the second of two people who save the same file. @param file its path from the project root */
export const savedElsewhere = (file: string): string =>
  `Somebody else has saved ${file} since you opened it, and keeps what they wrote.`;

/** The button in a file's form that shows words which were refused. */
export const NOT_SAVED = 'Your words that were not saved';

/** The sentence that is added to the message if the browser keeps the words. */
export const WORDS_KEPT =
  'Your words are kept in this browser: load the page again, open this form, and press ' +
  `“${NOT_SAVED}” above its fields.`;

/** The message for somebody who saves after their sign-in has ended; GitHub's ends after eight hours. */
export const SIGNED_OUT =
  'Your sign-in has ended, as it does after eight hours. Your words are kept in this browser: ' +
  'load the page again (leave it when the browser asks), sign in, open this form and press Restore.';
