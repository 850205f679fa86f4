import { make } from './make';

/** A pane beside the form. */
export interface Pane {
  body: HTMLElement;
  /** Aborted when the pane is closed. */
  signal: AbortSignal;
  close: () => void;
}

let closeOpen: (() => void) | undefined;

/** Closes the open pane, if there is one. */
const closePane = (): void => closeOpen?.();

/** Opens a pane beside the form, or below it on a narrow screen. It stays until it is closed or the form is left. */
export function openPane(title: string): Pane {
  closePane();
  const ended = new AbortController();
  const close = make('button', { type: 'button', textContent: 'Close' });
  const heading = make('h2', { textContent: title });
  const body = make('div', { className: 'beside-body', tabIndex: 0 });
  const pane = make('aside', { className: 'beside', ariaLabel: title }, [
    make('header', {}, [heading, close]),
    body,
  ]);
  closeOpen = () => {
    ended.abort();
    pane.remove();
    closeOpen = undefined;
  };
  close.addEventListener('click', closePane);
  window.addEventListener('hashchange', closePane, { signal: ended.signal });
  document.body.append(pane);
  return { body, signal: ended.signal, close: closePane };
}
