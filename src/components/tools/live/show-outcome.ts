import { sayingOf, type Outcome, type Part, type Statement } from '@site/src/tools/outcome';
import { choicesOf } from './choices';
import { addLeaf } from './leaf';
import { place } from './place';
import { showValue } from './show-value';

/** How each part of an answer is shown: as a paragraph, a button, a list under a heading, or such a list in a fold. */
const SHOWN: Readonly<Record<Part, 'alone' | 'button' | 'list' | 'closed'>> = {
  answer: 'alone',
  note: 'alone',
  place: 'alone',
  case: 'closed',
  next: 'list',
  days: 'list',
  sum: 'list',
  apart: 'closed',
  why: 'closed',
  assumed: 'closed',
  unsure: 'closed',
  onward: 'button',
};

/** The parts that are in the answer's own block, as long as no other part comes before them. */
const VERDICT: readonly Part[] = ['sum', 'answer', 'note', 'place', 'days'];

/** The parts whose list is numbered. */
const NUMBERED: readonly Part[] = ['next'];

/**
 * Shows an answer: copies the sentences it names from the list of all answers and fills in its values. Sources are
 * collected below, each once.
 *
 * @param form the tool's questions, for the choices of an answer that asks one
 * @returns the text of the answer itself
 * @throws Error with the name of a sentence that the page lacks
 */
export function showOutcome(
  { code, said, asks }: Outcome,
  result: HTMLElement,
  form: HTMLFormElement,
): string {
  const verdict = place(result, '[data-answer-here]');
  const rest = place(result, '[data-said-here]');
  const sources = place(result, '[data-sources-here]');
  for (const one of [verdict, rest, sources]) one.replaceChildren();
  place(result, '[data-onward]').hidden = true;
  let within: HTMLElement = rest;
  // True while only parts in `VERDICT` have been shown.
  let isVerdict = true;
  let list: HTMLElement | undefined;
  let part: Part | undefined;
  for (const statement of said) {
    const isNew = part !== statement.part;
    part = statement.part;
    isVerdict &&= VERDICT.includes(part);
    if (part === 'case') within = caseOf(statement, rest, result);
    else if (SHOWN[part] === 'button') showOnward(sentence(statement, 'p'), result);
    else if (SHOWN[part] === 'alone') {
      const paragraph = sentence(statement, 'p');
      paragraph.dataset['part'] = part;
      (part !== 'place' && within === rest ? verdict : within).append(paragraph);
    } else {
      // What is assumed or open applies to every case.
      if (part === 'assumed') within = rest;
      if (isNew || !list) list = isVerdict ? bareList(verdict, part) : listOf(part, within, result);
      list.append(sentence(statement, 'li'));
    }
  }
  if (asks !== undefined) verdict.append(...choicesOf(form, asks));
  result.dataset['outcome'] = code;
  gather(result, sources);
  for (const fold of rest.querySelectorAll('details')) count(fold);
  return [...result.querySelectorAll('[data-part="answer"]')]
    .map(({ textContent }) => textContent)
    .join(' ');
}

/** Turns a sentence with a link into the button beside the scheduling button. */
function showOnward(said: HTMLElement, result: HTMLElement): void {
  const from = place<HTMLAnchorElement>(said, 'a');
  const button = place<HTMLAnchorElement>(result, '[data-onward]');
  button.href = from.href;
  from.replaceWith(...from.childNodes);
  const words = document.createElement('span');
  words.append(...said.childNodes);
  button.replaceChildren(words);
  button.dataset['said'] = said.dataset['said'];
  button.hidden = false;
}

/** Starts a case: a closed fold with the case's name. Returns the fold's content. */
function caseOf(statement: Statement, within: HTMLElement, result: HTMLElement): HTMLElement {
  const fold = foldOf(result);
  fold.dataset['part'] = 'case';
  const name = sentence(statement, 'p');
  place(fold, '[data-title]').replaceChildren(...name.childNodes);
  place(fold, '[data-title]').dataset['said'] = name.dataset['said'];
  within.append(fold);
  return place(fold, 'summary + div');
}

/** Starts a list without a heading, in the answer's own block. */
function bareList(within: HTMLElement, part: Part): HTMLElement {
  const list = document.createElement('ul');
  list.dataset['part'] = part;
  within.append(list);
  return list;
}

/** Starts the list of a part, under its heading or in a fold with that title. */
function listOf(part: Part, within: HTMLElement, result: HTMLElement): HTMLElement {
  const list = document.createElement(NUMBERED.includes(part) ? 'ol' : 'ul');
  list.dataset['part'] = part;
  const title = copyOf(result, `template[data-heading="${part}"]`);
  if (SHOWN[part] === 'list') {
    within.append(title, list);
    return list;
  }
  const fold = foldOf(result);
  place(fold, '[data-title]').replaceWith(title);
  place(fold, 'summary + div').append(list);
  within.append(fold);
  return list;
}

const foldOf = (result: HTMLElement): HTMLElement => copyOf(result, 'template[data-fold]');

/** Shows the number of list items in a fold. */
function count(fold: HTMLElement): void {
  const points = fold.querySelectorAll(':scope > div > ul > li').length;
  place(fold, '[data-count]').textContent = points > 0 ? String(points) : '';
}

/**
 * Returns a copy of the sentence that a statement names, with its values filled in.
 *
 * @param from the document or element that has all sentences
 * @throws Error if it lacks the sentence
 */
export function sentence(
  statement: Statement,
  tag: 'p' | 'li',
  from: ParentNode = document,
): HTMLElement {
  const name = sayingOf(statement);
  const source = place(from, `[data-say="${name}"]`);
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
  if (statement.part === 'days') addLeaf(copy);
  return copy;
}

/** Moves all provenance to the end, each once. */
function gather(result: HTMLElement, sources: HTMLElement): void {
  const known = new Set<string>();
  for (const one of result.querySelectorAll<HTMLElement>('[data-provenance]')) {
    if (known.has(one.textContent)) one.remove();
    else sources.append(one);
    known.add(one.textContent);
  }
}

function copyOf(result: HTMLElement, selector: string): HTMLElement {
  const found = place<HTMLTemplateElement>(result.parentElement ?? document, selector);
  const copy = found.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`The page has no ${selector}.`);
  return copy;
}
