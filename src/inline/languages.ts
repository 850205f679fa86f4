/** The languages of the site, such as "es" (`src/plugins/inline-script.ts`). */
declare const __LANGUAGES__: readonly string[];

const OFFERED = 'language-offered';

/** The language that the browser asks for first among those of the page's links, as a short name such as "es". */
function preferred(): string | undefined {
  return navigator.languages
    .map((language) => language.slice(0, 2).toLowerCase())
    .find((language) => __LANGUAGES__.includes(language));
}

/** Whether this is the first page of a visit that could offer a language. Without storage nothing is offered. */
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(OFFERED) !== null) return false;
    sessionStorage.setItem(OFFERED, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Marks `<html data-offer="es">` where the browser prefers another language, once a visit: a link then offers it. What
 * is asked for and which part is open goes along to the page in another language.
 */
export function installLanguages(document: Document): void {
  const root = document.documentElement;
  const language = preferred();
  if (language !== undefined && !root.lang.startsWith(language) && isFirst()) {
    root.dataset.offer = language;
  }
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('[data-languages] a');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  });
}
