/**
 * Words that could not be saved because somebody else had saved before. They stay in this browser alone, by their file,
 * until the file says them or they are put away.
 */

import { changesOf, changesToCome } from '../line-changes';

/** A file as somebody would have saved it. */
export interface KeptWords {
  text: string;
  /** The file of which it was made; empty where there was none. */
  before: string;
  /** When it was refused, in milliseconds. */
  at: number;
}

const KEPT = 'words-not-saved:';
const keyOf = (file: string): string => KEPT + file;

/** Whether words of any file are kept. */
export const isAnyKept = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(KEPT));

/** What is kept of a file, in the order in which it was refused. */
export function keptWords(file: string): KeptWords[] {
  return JSON.parse(localStorage.getItem(keyOf(file)) ?? '[]') as KeptWords[];
}

/** Forgets what is kept of a file: it was put away. */
export const forgetWords = (file: string): void => localStorage.removeItem(keyOf(file));

function write(file: string, words: readonly KeptWords[]): void {
  if (words.length === 0) return forgetWords(file);
  localStorage.setItem(keyOf(file), JSON.stringify(words));
}

/** Keeps words beside those that are kept already: another window of this browser may have been refused too. */
export function keepWords(file: string, text: string, before: string): void {
  const others = keptWords(file).filter((one) => one.text !== text);
  write(file, [...others, { text, before, at: Date.now() }]);
}

function isSaid({ text, before }: KeptWords, now: string): boolean {
  if (text.trim() === now.trim()) return true;
  return changesOf(before, text).length > 0 && changesToCome(before, text, now).length === 0;
}

/** What is kept of a file and what it does not say; what it says meanwhile is forgotten. @param now the file as it is */
export function wordsToCome(file: string, now: string): KeptWords[] {
  const words = keptWords(file);
  const waiting = words.filter((one) => !isSaid(one, now));
  if (waiting.length < words.length) write(file, waiting);
  return waiting;
}
