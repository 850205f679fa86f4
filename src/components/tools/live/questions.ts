import { hourOf, longDate } from '@site/src/lib/format';
import { isDay } from '@site/src/tools/day';
import { showOffer } from './offer';
import { pageLocale } from './page';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(':is(input, select)[name]'),
];

/** A radio button or a checkbox. */
type Choice = HTMLInputElement & { type: 'radio' | 'checkbox' };

const isChoice = (control: Control): control is Choice =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** Returns the form's values by name, and a slip for each field whose input the browser cannot parse. */
export function typedIn(form: HTMLFormElement): {
  typed: URLSearchParams;
  slips: Record<string, string>;
} {
  const typed = new URLSearchParams();
  const slips: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (isChoice(control) && !control.checked) continue;
    // Half a date, or a time without AM or PM, has no value.
    if (control.validity.badInput) slips[control.name] = control.type === 'time' ? 'time' : 'day';
    typed.append(control.name, control.value);
  }
  return { typed, slips };
}

/**
 * Fills the form with the answers of an address and resets all other fields. Fields with the same name get its values
 * in turn.
 */
export function fillForm(form: HTMLFormElement, given: URLSearchParams): void {
  const turns = new Map<string, number>();
  form.reset();
  for (const control of controlsOf(form)) {
    if (!given.has(control.name)) continue;
    const values = given.getAll(control.name);
    if (isChoice(control)) {
      control.checked = values.some((value) => value.trim().toLowerCase() === control.value);
      continue;
    }
    const turn = turns.get(control.name) ?? 0;
    turns.set(control.name, turn + 1);
    const value = values[turn] ?? '';
    // The checkbox below the field has this value.
    if (saysBox(form, control.name, value)) continue;
    if (control instanceof HTMLInputElement) {
      // A date field accepts nothing else, and the browser would log a warning.
      control.value = control.type === 'date' && !isDay(value) ? '' : value;
    } else {
      const chosen = value.trim().toLowerCase();
      if ([...control.options].some((option) => option.value === chosen)) control.value = chosen;
    }
  }
}

const saysBox = (form: HTMLFormElement, name: string, value: string): boolean =>
  controlsOf(form).some(
    (one) => isChoice(one) && one.name === name && one.value === value.trim().toLowerCase(),
  );

const questionsOf = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-question]'),
];

/** Shows the questions that matter and hides the others, which keep their answers. */
export function showAsked(form: HTMLFormElement, names: readonly string[]): void {
  for (const question of questionsOf(form)) {
    question.hidden = !names.includes(question.dataset['question'] ?? '');
  }
}

/**
 * Shows the slip of each named field, and clears those of all others.
 *
 * @param slips the code of each slip, by field
 * @param offers what may be meant, by field
 */
export function markSlips(
  form: HTMLFormElement,
  names: readonly string[],
  slips: Readonly<Record<string, string | undefined>>,
  offers: Readonly<Record<string, readonly string[]>>,
): void {
  for (const question of questionsOf(form)) {
    const name = question.dataset['question'] ?? '';
    const code = names.includes(name) ? slips[name] : undefined;
    showOffer(question, code === 'place', offers[name]);
    for (const sentence of question.querySelectorAll<HTMLElement>('[data-slip]')) {
      sentence.hidden = sentence.dataset['slip'] !== code;
    }
    // For a choice, the group shows the slip: a single button is neither right nor wrong.
    for (const control of question.querySelectorAll(
      ':is(input:not([type=radio], [type=checkbox]), select)[name]',
    )) {
      if (code === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    }
  }
}

/** Answers that mean nothing without their question. */
const MINOR = ['yes', 'no', 'none', 'unknown'];

/** Returns the visible questions that have an answer, each with its answer in words. */
export function wordsOf(form: HTMLFormElement): HTMLElement[] {
  const { typed } = typedIn(form);
  return questionsOf(form)
    .filter((question) => !question.hidden)
    .flatMap((question) => {
      const answers = [...question.querySelectorAll<Control>(':is(input, select)[name]')]
        .map(answerOf)
        .filter((answer) => answer !== '');
      if (answers.length === 0) return [];
      const label = question.querySelector('[data-label]')?.textContent ?? '';
      const whole = pair(label, answers.join(', '));
      const value = typed.get(question.dataset['question'] ?? '') ?? '';
      whole.toggleAttribute('data-minor', MINOR.includes(value));
      // A bare number needs its question; that of a result has a unit.
      whole.toggleAttribute('data-bare', /^\d+$/.test(value) && !typed.has('unit'));
      return [whole];
    });
}

function answerOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  if (isChoice(control)) return control.checked ? (control.labels?.[0]?.textContent ?? '') : '';
  if (control.type === 'time' && control.value) return hourOf(control.value, pageLocale());
  return isDay(control.value) ? longDate(control.value, pageLocale()) : asListed(control);
}

/** Returns a name as its list of suggestions spells it, or as typed if it is not in the list. */
function asListed({ value, list }: HTMLInputElement): string {
  const typed = value.trim().toLowerCase();
  const name = [...(list?.options ?? [])].find((one) => one.value.toLowerCase() === typed);
  return name?.value ?? value;
}

function pair(label: string, answer: string): HTMLElement {
  const whole = document.createElement('span');
  const [first, second] = [document.createElement('span'), document.createElement('span')];
  first.textContent = `${label} `;
  second.textContent = answer;
  whole.append(first, second);
  return whole;
}
