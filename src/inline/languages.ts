/** The codes of the site's languages, for example "es" (`src/plugins/inline-script.ts`). */
declare const __LANGUAGES__: readonly string[];

const OFFERED = 'language-offered';

/**
 * The first of the browser's preferred languages that the site has, as a code such as "es"; undefined if there is none.
 */
function preferred(): string | undefined {
  return navigator.languages
    .map((language) => language.slice(0, 2).toLowerCase())
    .find((language) => __LANGUAGES__.includes(language));
}

/** True on the first page of a visit that could offer a language. Without storage it is never true. */
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
 * Marks `<html data-offer="es">` if the browser prefers another language, once per visit; the page then shows a link to
 * that language. Links to a page in another language keep the query and the hash of the current address.
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
