import { useEffect, type RefObject } from 'react';

/** Between the form in one language and that in another, in the visitor's own tab. */
const KEY = 'moved-message';

function keep(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Storage is full or forbidden: the other page opens with an empty form, as it would without this.
  }
}

function take(): Record<string, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return {};
  }
}

/** Takes what was typed along when the visitor changes the language of the page; what stands there already stays. */
export function useMovedMessage(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(take())) {
      const field = form.current?.elements.namedItem(name);
      const isField =
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement;
      if (!isField || field.value !== '') continue;
      field.value = value;
      // Questions of a form's own answer to what is typed.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const leave = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('[data-languages] a') : null;
      if (link && form.current) keep(form.current);
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [form]);
}
