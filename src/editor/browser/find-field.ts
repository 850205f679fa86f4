import CMS from '@sveltia/cms';
import { findsIn, type Find } from '../finds';
import { make } from './make';
import { openRow } from './open-row';
import './own-fields.css';
import './find-field.css';

/** A row that was found; a click opens it in the form. */
function itemOf({ path, called, said: [before, found, after] }: Find): HTMLLIElement {
  const button = make('button', { type: 'button' }, [
    make('strong', { textContent: called.join(' · ') }),
    make('span', {}, [before, make('mark', { textContent: found }), after]),
  ]);
  button.addEventListener('click', () => void openRow(path, found));
  return make('li', {}, [button]);
}

/** Lists the rows found for the words in the field, and says how many there are. */
function look(field: HTMLInputElement, form: unknown, list: string): void {
  const finds = findsIn(form, list, field.value);
  const [said, found] = [...(field.parentElement?.children ?? [])].slice(1);
  if (said) said.textContent = field.value.trim() && `${finds.length} found`;
  found?.replaceChildren(...finds.map(itemOf));
}

/**
 * Registers a field above a list of rows, which lists the rows with some words and opens them. It has no value of its
 * own.
 */
export function registerFindField(name: string): void {
  const { createElement: h } = window;
  CMS.registerFieldType(name, ({ entry, field, forID }) => {
    const list = String(field.get('list'));
    // The editor passes a list of its own type.
    const rows = entry?.getIn(['data', list]) as { toJS: () => unknown[] } | undefined;
    const form = rows?.toJS();
    return h(
      'div',
      { className: 'find-field' },
      h('input', {
        type: 'search',
        'aria-labelledby': `${forID}-label`,
        onInput: ({ currentTarget }) => look(currentTarget, form, list),
        // Search again, since a row was changed, removed or moved.
        ref: (input: HTMLInputElement | null) => {
          if (input?.value) look(input, form, list);
        },
      }),
      h('p', { role: 'status' }),
      h('ul'),
    );
  });
}
