/** What the second of two people is told who save the same file. @param file its path in the project */
export const savedElsewhere = (file: string): string =>
  `Somebody else has saved ${file} since you opened it, and keeps what they wrote. Your words are still in this form: copy them, load the page again, and put them in.`;
