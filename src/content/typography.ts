import remarkSmartypants from 'remark-smartypants';
import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

/** Quotes and apostrophes alone: dashes and dots stay as staff typed them. */
const QUOTES = { quotes: true, backticks: false, dashes: false, ellipses: false } as const;

/** The remark plugin that turns the straight quotes of a keyboard into those of print, with its options. */
export const printQuotes: [typeof remarkSmartypants, typeof QUOTES] = [remarkSmartypants, QUOTES];

const processor = retext().use(retextSmartypants, QUOTES).freeze();

/** A line of text with the quotes of print: `Rockville's "rule"` becomes `Rockville’s “rule”`. */
export function withPrintQuotes(text: string): string {
  return String(processor.processSync(text));
}
