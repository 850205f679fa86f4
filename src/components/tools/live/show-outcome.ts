import { sayingOf, type Outcome, type Part, type Statement } from '@site/src/tools/outcome';
import { place } from './place';
import { showValue } from './show-value';

/** Parts that are a paragraph each; the others are lists below a heading. */
const ALONE: readonly Part[] = ['answer', 'place', 'case'];

/** Parts that stand above the drawing. */
const ABOVE: readonly Part[] = ['answer', 'place'];

/**
 * Shows an answer: copies of the sentences that it names, from the list of all answers, with its values in their slots.
 *
 * @returns the answer itself, in words
 * @throws Error that names a sentence which the page has not
 */
export function showOutcome({ code, said }: Outcome, result: HTMLElement): string {
  const blocks: HTMLElement[] = [];
  let list: HTMLElement | undefined;
  let part: Part | undefined;
  for (const statement of said) {
    if (ALONE.includes(statement.part)) {
      const paragraph = sentence(statement, 'p');
      paragraph.dataset['part'] = statement.part;
      blocks.push(paragraph);
      part = undefined;
      continue;
    }
    if (!list || part !== statement.part) {
      part = statement.part;
      list = document.createElement('ul');
      list.dataset['part'] = part;
      blocks.push(heading(part, result), list);
    }
    list.append(sentence(statement, 'li'));
  }
  result.dataset['outcome'] = code;
  // Answers stand above their drawing; of two cases, each stands with its own.
  const other = said.findIndex(({ part }) => !ABOVE.includes(part));
  const leading = other === -1 ? blocks.length : other;
  place(result, '[data-answer-here]').replaceChildren(...blocks.slice(0, leading));
  place(result, '[data-said-here]').replaceChildren(...blocks.slice(leading));
  return blocks
    .filter(({ dataset }) => dataset['part'] === 'answer')
    .map(({ textContent }) => textContent)
    .join(' ');
}

function sentence(statement: Statement, tag: 'p' | 'li'): HTMLElement {
  const name = sayingOf(statement);
  const source = place(document, `[data-say="${name}"]`);
  const copy = document.createElement(tag);
  copy.dataset['said'] = name;
  copy.append(...[...source.childNodes].map((node) => node.cloneNode(true)));
  for (const slot of copy.querySelectorAll<HTMLElement>('[data-slot]')) {
    const value = statement.values?.[slot.dataset['slot'] ?? ''];
    if (value === undefined) continue;
    const shown = showValue(value);
    shown.dataset['slot'] = slot.dataset['slot'];
    slot.replaceWith(shown);
  }
  return copy;
}

function heading(part: Part, result: HTMLElement): HTMLElement {
  const found = place<HTMLTemplateElement>(
    result.parentElement ?? document,
    `template[data-heading="${part}"]`,
  );
  const copy = found.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The part "${part}" has no heading.`);
  return copy;
}
