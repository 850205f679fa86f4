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
  line: 'Insert a fact',
};

async function lookUp(
  { currentTarget }: React.MouseEvent<HTMLElement>,
  writtenIn: WrittenIn,
): Promise<void> {
  const field = currentTarget
    .closest('.text-field')
    ?.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input');
  if (!field) return;
  const chosen = await chooseInsertion(CALLED[writtenIn], writtenIn);
  field.focus();
  if (chosen) insert(field, chosen);
}

/**
 * Lets words be written in the editor's own field, with a button that looks up what can be put into them: above a text
 * or a sentence, beside a line.
 *
 * @param name of the kind of field, as the forms name it
 * @param ownName of the editor's own field
 */
export function registerTextField(
  name: string,
  writtenIn: WrittenIn,
  ownName: 'text' | 'string' = 'text',
): void {
  const { createElement: h } = window;
  const own = CMS.getFieldType(ownName)?.control;
  if (!own) throw new Error(`The editor has no ${ownName} field.`);
  CMS.registerFieldType(name, (props) => {
    const button = h(
      'button',
      {
        type: 'button',
        className: 'text-field-button',
        'aria-describedby': `${props.forID}-label`,
        onClick: (click) => void lookUp(click, writtenIn),
      },
      `${CALLED[writtenIn]} …`,
    );
    // A colon begins a box here; the editor would take it for an emoji.
    const field = h(own, { ...props, field: props.field.set('use_emoji_autocomplete', false) });
    const parts = writtenIn === 'line' ? [field, button] : [button, field];
    return h('div', { className: `text-field in-${writtenIn}` }, ...parts);
  });
}
