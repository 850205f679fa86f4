/** Asks before words that nobody has saved are left: the editor itself goes without a question. */

import { draftsSettled } from './editors-drafts';

const QUESTION =
  'What you have changed here is not saved. Leave it? This browser keeps it, and offers it ' +
  'when you open the form again.';

/** The fields of a form, and the button that saves them; the keys that do the same mark it. */
const FIELDS = '[data-entry-draft-root] [data-field-type]';
const SAVE = 'button[aria-keyshortcuts$="+S"]:not(:disabled)';

/** Whether somebody has done anything in the form: one for something new can be saved as it is opened. */
let isTouched = false;

/** Whether there is something to save: only then can the button be pressed. */
const isUnsaved = (): boolean =>
  isTouched && document.querySelector(FIELDS) !== null && document.querySelector(SAVE) !== null;

/** Asks no more about what has been typed so far: it is kept elsewhere. */
export function leaveFreely(): void {
  isTouched = false;
}

/** Lets the editor read every file again when the form is left, which it does not do by itself. */
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
 * Asks when a form is left, by whatever way: the arrow, the browser's buttons, another address, a new
 * load, a closed window. In a browser without the Navigation API only the last two are asked about.
 */
export function askBeforeLeaving(): void {
  watchForm();
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  const navigation = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('navigate', (event) => {
    const leaves = event.cancelable && event.navigationType !== 'replace' && !event.downloadRequest;
    // Another page is asked about by the browser itself.
    const staysOnPage = event.destination.sameDocument;
    if (leaves && staysOnPage && isUnsaved() && !confirm(QUESTION)) event.preventDefault();
  });
  navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'replace') isTouched = false;
  });
  // The editor goes back by a promise that it does not look at.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') {
      event.preventDefault();
    }
  });
  // The editor says that its address has changed, whether or not it has.
  window.addEventListener(
    'hashchange',
    (event) => {
      if (event.newURL !== location.href) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
