import CMS from '@sveltia/cms';
import type * as React from 'react';
import type { WrittenIn } from '../insertions';
import { chooseInsertion } from './insertion-dialog';
import { insert } from './insert';
import './own-fields.css';
import './text-field.css';

declare global {
  interface Window {
    /** The editor's own React, which must draw its fields. */
    createElement: typeof React.createElement;
  }
}

/** The label of the button and heading of its list, by what is written in the field. */
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
 * Registers a field that is the editor's own with a button to look up what can be inserted: above a text or sentence,
 * beside a line.
 *
 * @param name the widget name in the forms
 * @param writtenIn what is written in it, which decides what is offered
 * @param ownName the name of the editor's own field
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
    // A colon starts a box here; the editor would take it for an emoji.
    const field = h(own, { ...props, field: props.field.set('use_emoji_autocomplete', false) });
    const parts = writtenIn === 'line' ? [field, button] : [button, field];
    return h('div', { className: `text-field in-${writtenIn}` }, ...parts);
  });
}
