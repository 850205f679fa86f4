/** What the second of two people is told who save the same file. @param file its path in the project */
export const savedElsewhere = (file: string): string =>
  `Somebody else has saved ${file} since you opened it, and keeps what they wrote. Your words ` +
  'are still in this form: copy them, load the page again, and put them in.';

/** What somebody is told who saves when the sign-in is over: GitHub gives one that ends by itself after eight hours. */
export const SIGNED_OUT =
  'Your sign-in has ended, as it does after eight hours. Your words are kept in this browser: ' +
  'load the page again (leave it when the browser asks), sign in, open this form and press Restore.';
