import CMS from '@sveltia/cms';
import type { Crop } from '../../data/json-schema';
import { labelOf } from '../labels';
import './own-fields.css';
import './focus-field.css';

/** The form's value if nothing is chosen; the file then has no such line. */
const MIDDLE = '';

type Entry = { getIn: (path: readonly string[]) => unknown } | undefined;

/** The address of the picture next to the field, in any part of the form. */
function pictureBeside(field: HTMLElement, { picture }: Crop, entry: Entry): string {
  const own = field.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
  const address: unknown = entry?.getIn(['data', ...own.split('.').slice(0, -1), picture]);
  return typeof address === 'string' ? address : '';
}

/** Shows the picture, or words in its place if it cannot be shown. */
function say(field: Element | null | undefined, words: string): void {
  const [image, said] = [field?.querySelector('img'), field?.querySelector('[role=status]')];
  if (image) image.hidden = words !== '';
  if (said) said.textContent = words;
}

function show(field: HTMLElement, crop: Crop, entry: Entry): void {
  const image = field.querySelector('img');
  const address = pictureBeside(field, crop, entry);
  if (address === '') return say(field, 'Choose a picture, and you see here how it is cut.');
  if (image && image.getAttribute('src') !== address) image.src = address;
}

/**
 * Registers the field for the part of a picture that stays when it is cropped, with the picture as the page will show
 * it.
 */
export function registerFocusField(name: string): void {
  const { createElement: h } = window;
  CMS.registerFieldType(name, ({ value, field, entry, forID, onChange }) => {
    const { crop, options } = field.toJS() as unknown as { crop: Crop; options: string[] };
    const chosen = typeof value === 'string' ? value : MIDDLE;
    const choice = (option: string) =>
      h('label', { key: option }, [
        h('input', {
          key: 'input',
          type: 'radio',
          name: forID,
          checked: option === chosen,
          onChange: () => onChange(option),
        }),
        option === MIDDLE ? 'Middle' : labelOf(option),
      ]);
    return h(
      'div',
      {
        className: 'focus-field',
        // Called on every render, and so after every change in the form.
        ref: (own: HTMLElement | null) => {
          if (own) show(own, crop, entry);
        },
      },
      h(
        'div',
        { role: 'radiogroup', 'aria-label': 'What matters is at the' },
        [MIDDLE, ...options].map(choice),
      ),
      h('img', {
        alt: 'The picture as the page will show it',
        style: { aspectRatio: crop.shape, objectPosition: chosen || 'center' },
        onLoad: ({ currentTarget }) => say(currentTarget.parentElement, ''),
        onError: ({ currentTarget }) =>
          say(
            currentTarget.parentElement,
            'The picture cannot be shown here before it is published; what you choose counts.',
          ),
      }),
      h('p', { role: 'status' }),
    );
  });
}
