import { useEffect, type RefObject } from 'react';

/** The `sessionStorage` key under which a form in one language leaves its values for the form in another. */
const KEY = 'moved-message';

function keep(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Storage is full or forbidden: the other form opens empty.
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

/**
 * Carries what was typed along when the visitor changes the page's language. Fields that already have a value keep it.
 */
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
      // Forms with questions of their own listen for this event.
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
