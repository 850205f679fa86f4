import CMS from '@sveltia/cms';
import type * as React from 'react';
import type { WrittenIn } from '../insertions';
import { chooseInsertion } from './insertion-dialog';
import { insert } from './insert';
import './own-fields.css';
import './text-field.css';

declare global {
  interface Window {
    /** The editor's own React: its fields are drawn with no other. */
    createElement: typeof React.createElement;
  }
}

/** What the button and its list are called, by what is written in the field. */
const CALLED: Readonly<Record<WrittenIn, string>> = {
  text: 'Insert a fact or a box',
  sentence: 'Insert a fact or a source',
};

async function lookUp(
  { currentTarget }: React.MouseEvent<HTMLElement>,
  writtenIn: WrittenIn,
): Promise<void> {
  const text = currentTarget.closest('.text-field')?.querySelector('textarea');
  if (!text) return;
  const chosen = await chooseInsertion(CALLED[writtenIn], writtenIn);
  text.focus();
  if (chosen) insert(text, chosen);
}

/**
 * Lets the text of a page, or a sentence of a tool, be written in the editor's own text field, with a button above it
 * that looks up what can be put into it.
 *
 * @param name of the kind of field, as the forms name it
 */
export function registerTextField(name: string, writtenIn: WrittenIn): void {
  const { createElement: h } = window;
  const own = CMS.getFieldType('text')?.control;
  if (!own) throw new Error('The editor has no text field.');
  CMS.registerFieldType(name, (props) =>
    h(
      'div',
      { className: 'text-field' },
      h(
        'button',
        {
          type: 'button',
          className: 'text-field-button',
          onClick: (click) => void lookUp(click, writtenIn),
        },
        `${CALLED[writtenIn]} …`,
      ),
      // A colon begins a box here; the editor would take it for an emoji.
      h(own, { ...props, field: props.field.set('use_emoji_autocomplete', false) }),
    ),
  );
}
