import { QUOTE, type Facts } from './facts';
import type { LineProblem } from './problems';

/**
 * Replaces each `{{ name }}` in a text with its fact.
 * @param text as typed
 * @param line the line on which the text begins, for the problems
 * @returns the text for visitors, and a problem with its line for each quote that could not be replaced
 */
export function quoteFacts(
  text: string,
  facts: Facts,
  line: number,
): { text: string; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const lineAt = (offset: number): number => line + text.slice(0, offset).split('\n').length - 1;
  const rest = text.replace(QUOTE, (quote) => ' '.repeat(quote.length));
  const loose = rest.search(/\{\{|\}\}/);
  if (loose >= 0) {
    problems.push({
      line: lineAt(loose),
      message: 'Two braces quote a fact and come in pairs: write {{ prices.air.montgomery }}.',
    });
  }
  const replaced = text.replace(QUOTE, (quote, inner: string, offset: number) => {
    const name = inner.trim();
    if (name === '') {
      const message = 'The braces {{ }} are empty: put the name of a fact between them.';
      problems.push({ line: lineAt(offset), message });
      return quote;
    }
    const found = facts.look(name);
    if ('problem' in found) {
      const { problem: message, needs } = found;
      problems.push({ line: lineAt(offset), message, ...(needs && { needs }) });
      return quote;
    }
    return found.text;
  });
  return { text: replaced, problems };
}
