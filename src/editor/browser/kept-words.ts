/**
 * Words that could not be saved because somebody else had saved first. They are kept in this browser alone, by file,
 * until the file contains them or the person discards them.
 */

import { changesOf, changesToCome } from '../line-changes';

/** A file as somebody would have saved it. */
export interface KeptWords {
  text: string;
  /** The file on which it was based; empty if there was none. */
  before: string;
  /** The time of the refusal, in milliseconds since 1970. */
  at: number;
}

const KEPT = 'words-not-saved:';
const keyOf = (file: string): string => KEPT + file;

/** True if words of any file are kept. */
export const isAnyKept = (): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(KEPT));

/** The words kept for a file, in the order in which they were refused. */
export function keptWords(file: string): KeptWords[] {
  return JSON.parse(localStorage.getItem(keyOf(file)) ?? '[]') as KeptWords[];
}

/** Deletes the words kept for a file. */
export const forgetWords = (file: string): void => localStorage.removeItem(keyOf(file));

function write(file: string, words: readonly KeptWords[]): void {
  if (words.length === 0) return forgetWords(file);
  localStorage.setItem(keyOf(file), JSON.stringify(words));
}

/** Keeps words in addition to those already kept, since another window of this browser may have been refused too. */
export function keepWords(file: string, text: string, before: string): void {
  const others = keptWords(file).filter((one) => one.text !== text);
  write(file, [...others, { text, before, at: Date.now() }]);
}

function isSaid({ text, before }: KeptWords, now: string): boolean {
  if (text.trim() === now.trim()) return true;
  return changesOf(before, text).length > 0 && changesToCome(before, text, now).length === 0;
}

/** The kept words that a file does not contain yet. Deletes those that it contains. @param now the file as it is */
export function wordsToCome(file: string, now: string): KeptWords[] {
  const words = keptWords(file);
  const waiting = words.filter((one) => !isSaid(one, now));
  if (waiting.length < words.length) write(file, waiting);
  return waiting;
}
