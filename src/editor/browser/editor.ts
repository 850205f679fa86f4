import CMS from '@sveltia/cms';
import { fieldsOfForms } from '../fields-of-forms';
import { read, TYPED, write, type Format } from '../formats';
import type { Editor } from '../settings';
import { PUT_BACK } from '../state';
import {
  BESIDE_FIELD,
  FIND_FIELD,
  FOCUS_FIELD,
  LINE_FIELD,
  LINES_FIELD,
  SENTENCE_FIELD,
  TEXT_FIELD,
} from '../text-field';
import { registerBesideField } from './beside-field';
import { registerFindField } from './find-field';
import { registerFocusField } from './focus-field';
import { forgetRefused } from './editors-drafts';
import { isAnyKept } from './kept-words';
import { editLocalFolder } from './local-folder';
import { guardRequests } from './own-host';
import { remember } from './other-hands';
import { registerTextField } from './text-field';
import { askBeforeLeaving, readAnewOnceLeft } from './unsaved';

declare global {
  interface Window {
    /**
     * A description of all form fields. The editor drops its drafts if it changes; `build.ts` makes its script read
     * this.
     */
    fieldsOfForms: string;
  }
}

/** Returns the file for what a form holds. @throws Error whose cause the editor shows beside "There was an error" */
function save(form: Record<string, unknown>, format: Format): string {
  try {
    const text = write(form, format);
    const typed = form[TYPED];
    remember(text, typeof typed === 'string' && typed !== '' ? typed : undefined);
    // After a save the editor assumes that the file holds what the form held. Without reading it anew, it would put the
    // earlier state back with the next save too.
    if (form[PUT_BACK] || isAnyKept()) readAnewOnceLeft();
    return text;
  } catch (cause) {
    throw new Error('saving_failed', { cause });
  }
}

/** Opens the editor with the settings that the build wrote for it. */
async function open(): Promise<void> {
  guardRequests();
  askBeforeLeaving();
  const answer = await fetch('/editor/editor.json');
  if (!answer.ok) throw new Error('This copy of the site belongs to no repository: npm run edit');
  const { config, formats } = (await answer.json()) as Editor;
  window.fieldsOfForms = fieldsOfForms(config);
  for (const [name, format] of Object.entries(formats)) {
    CMS.registerCustomFormat(name, format.kind, {
      fromFile: (text) => read(`${text}\n`, format),
      toFile: (form: Record<string, unknown>) => save(form, format),
    });
  }
  registerTextField(TEXT_FIELD, 'text');
  registerTextField(SENTENCE_FIELD, 'sentence');
  registerTextField(LINE_FIELD, 'line', 'string');
  registerTextField(LINES_FIELD, 'line');
  registerFindField(FIND_FIELD);
  registerFocusField(FOCUS_FIELD);
  registerBesideField(BESIDE_FIELD, config);
  const { backend } = config;
  if (backend.name === 'test-repo') editLocalFolder();
  const own = backend.name === 'github' ? { base_url: location.origin } : {};
  await forgetRefused(config);
  await CMS.init({ config: { ...config, backend: { ...backend, ...own } } });
}

open().catch((error: unknown) => {
  document.body.append(error instanceof Error ? error.message : String(error));
});
