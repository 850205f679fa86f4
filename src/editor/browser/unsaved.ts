/** Asks before unsaved words are left. The editor itself does not ask. */

import { draftsSettled } from './editors-drafts';

const QUESTION =
  'What you have changed here is not saved. Leave it? This browser keeps it, and offers it ' +
  'when you open the form again.';

/** The fields of a form, and its save button, which is recognized by its keyboard shortcut. */
const FIELDS = '[data-entry-draft-root] [data-field-type]';
const SAVE = 'button[aria-keyshortcuts$="+S"]:not(:disabled)';

/** True once somebody has done anything in the form; a form for something new can be saved as soon as it opens. */
let isTouched = false;

/** True if there is something to save: only then is the button enabled. */
const isUnsaved = (): boolean =>
  isTouched && document.querySelector(FIELDS) !== null && document.querySelector(SAVE) !== null;

/** Stops asking about what has been typed so far, since it is kept elsewhere. */
export function leaveFreely(): void {
  isTouched = false;
}

/** Reloads the page when the form is left, so that the editor reads every file again. */
export function readAnewOnceLeft(): void {
  const readAnew = (): void => void draftsSettled().finally(() => location.reload());
  window.addEventListener('hashchange', readAnew, { once: true });
}

function watchForm(): void {
  for (const kind of ['input', 'click']) {
    document.addEventListener(
      kind,
      ({ target }) => {
        if (target instanceof Element && target.closest(FIELDS)) isTouched = true;
      },
      { capture: true },
    );
  }
}

/**
 * Asks when a form is left in any way: the arrow, the browser's buttons, another address, a reload, a closed window. In
 * a browser without the Navigation API it asks only for the last two.
 */
export function askBeforeLeaving(): void {
  watchForm();
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  const navigation = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('navigate', (event) => {
    const leaves = event.cancelable && event.navigationType !== 'replace' && !event.downloadRequest;
    // For another page, the browser itself asks.
    const staysOnPage = event.destination.sameDocument;
    if (leaves && staysOnPage && isUnsaved() && !confirm(QUESTION)) event.preventDefault();
  });
  navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'replace') isTouched = false;
  });
  // If going back is canceled, the editor leaves a rejected promise unhandled.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
      event.preventDefault();
    }
  });
  // The editor announces a changed address even if the change was canceled.
  window.addEventListener(
    'hashchange',
    (event) => {
      if (event.newURL !== location.href) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
