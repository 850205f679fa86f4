import { longDate } from '@site/src/lib/format';

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns an answer as text: the label of an option, a date in long form, or the trimmed value. */
function shown(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  const value = control.value.trim();
  return control.type === 'date' && value !== ''
    ? longDate(value).replaceAll('\u00A0', ' ')
    : value;
}

/**
 * Reads the answers to a form's own questions. The API has no fields for them, so they are sent in the message.
 *
 * @returns a paragraph for each group of questions (`Own.tsx`) with an answer: its legend, then "name: answer" lines
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
