import CMS from '@sveltia/cms';
import type * as React from 'react';
import { chooseInsertion } from './insertion-dialog';
import { insert } from './insert';
import './text-field.css';

declare global {
  interface Window {
    /** The editor's own React: its fields are drawn with no other. */
    createElement: typeof React.createElement;
  }
}

async function lookUp({ currentTarget }: React.MouseEvent<HTMLElement>): Promise<void> {
  const text = currentTarget.closest('.text-field')?.querySelector('textarea');
  if (!text) return;
  const chosen = await chooseInsertion();
  text.focus();
  if (chosen) insert(text, chosen);
}

/**
 * Lets the text of a page be written in the editor's own text field, with a button above it that looks up facts and
 * boxes.
 *
 * @param name of the kind of field, as the forms name it
 */
export function registerTextField(name: string): void {
  const { createElement: h } = window;
  const own = CMS.getFieldType('text')?.control;
  if (!own) throw new Error('The editor has no text field.');
  CMS.registerFieldType(name, (props) =>
    h(
      'div',
      { className: 'text-field' },
      h(
        'button',
        { type: 'button', className: 'text-field-button', onClick: (click) => void lookUp(click) },
        'Insert a fact or a box …',
      ),
      // A colon begins a box here; the editor would take it for an emoji.
      h(own, { ...props, field: props.field.set('use_emoji_autocomplete', false) }),
    ),
  );
}
