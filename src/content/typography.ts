import remarkSmartypants from 'remark-smartypants';
import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

/** Only quotes and apostrophes: dashes and dots stay as typed. */
const QUOTES = { quotes: true, backticks: false, dashes: false, ellipses: false } as const;

/** The remark plugin that turns straight quotes into typographic ones, with its options. */
export const printQuotes: [typeof remarkSmartypants, typeof QUOTES] = [remarkSmartypants, QUOTES];

const processor = retext().use(retextSmartypants, QUOTES).freeze();

/** Returns a line of text with typographic quotes: `Rockville's "rule"` becomes `Rockville’s “rule”`. */
export function withPrintQuotes(text: string): string {
  return String(processor.processSync(text));
}
