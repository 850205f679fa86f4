import { behindHash } from '@site/src/lib/behind-hash';

/**
 * Makes short forms open their tool with the answers behind the hash, so that no host receives them. Without this
 * script the form sends them in the query.
 */
export function installShortForms(document: Document): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (!form.action.endsWith('#answer')) return;
    event.preventDefault();
    const typed = new FormData(form) as unknown as Iterable<[string, string]>;
    location.assign(
      behindHash(form.action.split('#', 1)[0] ?? '', new URLSearchParams([...typed])),
    );
  });
}
