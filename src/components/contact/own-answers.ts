import { longDate } from '@site/src/lib/format';

type Control = HTMLInputElement | HTMLSelectElement;

/** An answer as people read it, and as they would have typed it. */
function shown(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  const value = control.value.trim();
  return control.type === 'date' && value !== ''
    ? longDate(value).replaceAll('\u00A0', ' ')
    : value;
}

/**
 * What was answered to the questions that a form has beside its fields: the call has none for them, so the message takes the
 * answers.
 *
 * @returns a paragraph for each group of questions (`Own.tsx`) in which something was answered: its legend, and a line for each answer
 */
export function answersIn(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('fieldset fieldset')].flatMap((fieldset) => {
    const controls = [...fieldset.querySelectorAll<Control>('input, select')];
    const lines = controls
      .filter(({ value }) => value.trim() !== '')
      .map((control) => `${control.labels?.[0]?.dataset['name'] ?? ''}: ${shown(control)}`);
    const title = fieldset.querySelector('legend')?.textContent ?? '';
    return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
  });
}
