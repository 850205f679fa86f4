import { hourOf, longDate } from '@site/src/lib/format';
import { isDay } from '@site/src/tools/day';
import { showOffer } from './offer';
import { pageLocale } from './page';

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(':is(input, select)[name]'),
];

/** A radio button or a box to tick. */
type Choice = HTMLInputElement & { type: 'radio' | 'checkbox' };

const isChoice = (control: Control): control is Choice =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);

/** What has been typed and chosen, by name; and the fields of which the browser itself can make nothing. */
export function typedIn(form: HTMLFormElement): {
  typed: URLSearchParams;
  slips: Record<string, string>;
} {
  const typed = new URLSearchParams();
  const slips: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (isChoice(control) && !control.checked) continue;
    // Half a date, and an hour without AM or PM, have no value.
    if (control.validity.badInput) slips[control.name] = control.type === 'time' ? 'time' : 'day';
    typed.append(control.name, control.value);
  }
  return { typed, slips };
}

/**
 * Puts the answers of an address into the form, and what is asked first into the others; of a field that stands several
 * times, each in its turn.
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
    // A box below the field says it.
    if (saysBox(form, control.name, value)) continue;
    if (control instanceof HTMLInputElement) {
      // A field for days holds nothing else, and the browser would complain.
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

/** Shows the questions that matter. What was answered in others stays in them. */
export function showAsked(form: HTMLFormElement, names: readonly string[]): void {
  for (const question of questionsOf(form)) {
    question.hidden = !names.includes(question.dataset['question'] ?? '');
  }
}

/** Says at each of the named fields what is wrong with it, and at the others nothing. */
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
    // Of a choice, the group says it: a single button is neither right nor wrong.
    for (const control of question.querySelectorAll(
      ':is(input:not([type=radio], [type=checkbox]), select)[name]',
    )) {
      if (code === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    }
  }
}

/** Answers that say nothing without their question. */
const MINOR = ['yes', 'no', 'none', 'unknown'];

/** The questions that were answered, and their answers in words. */
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
      // A number is nothing without what it counts; that of a result has its unit beside it.
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

/** A name as the list beside its field writes it, and not as it was typed. */
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
