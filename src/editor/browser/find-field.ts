import CMS from '@sveltia/cms';
import { isObject } from '../../data/sense/problem';
import { QUESTIONS } from '../question-form';
import './own-fields.css';
import './find-field.css';

/** The rows of the list below, in the order of the form; the editor draws them when they come into view. */
const rowsBelow = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    `[data-key-path="${QUESTIONS}"] [id$="-item-list"] > *`,
  ),
];

const isOpen = (row: HTMLElement): boolean => row.querySelector('[aria-expanded="true"]') !== null;

/** What somebody can look for in a row of the form, in small letters. */
const wordsOf = (row: unknown): string =>
  isObject(row) ? [row['title'], row['name'], row['text']].join('\n').toLowerCase() : '';

/** Shows the rows that have what somebody looks for, and those that are open. @returns how many have it */
function showRows(looked: string, form: readonly unknown[]): number {
  const wanted = looked.trim().toLowerCase();
  const rows = rowsBelow().map((row, index) => {
    const isFound = wordsOf(form[index]).includes(wanted);
    row.hidden = !isFound && !isOpen(row);
    return isFound;
  });
  return rows.filter(Boolean).length;
}

/** Shows the rows for what stands in the field, and says how many. */
function look(field: HTMLInputElement, form: readonly unknown[]): void {
  const found = showRows(field.value, form);
  const said = field.nextElementSibling;
  if (said) said.textContent = field.value.trim() && `${found} of ${form.length}`;
}

/** A field above the questions of the FAQ, which shows those that have a word. It has no value of its own. */
export function registerFindField(name: string): void {
  const { createElement: h } = window;
  CMS.registerFieldType(name, ({ entry }) => {
    // The editor hands a list of its own kind.
    const list = entry?.getIn(['data', QUESTIONS]) as { toJS: () => unknown[] } | undefined;
    const form = list?.toJS() ?? [];
    return h(
      'div',
      { className: 'find-field' },
      h('input', {
        type: 'search',
        'aria-label': 'Words of a question or its answer',
        onInput: ({ currentTarget }) => look(currentTarget, form),
        // A row that is taken out or moved leaves its place to another, once the list is drawn again.
        ref: (field: HTMLInputElement | null) => {
          if (field?.value) requestAnimationFrame(() => look(field, form));
        },
      }),
      h('p', { role: 'status' }),
    );
  });
}
