/** The bundler's `publicPath`, which Docusaurus sets to the base of the language: "/" or "/es/". */
declare const __webpack_public_path__: string;

/** Outside the bundles (tests, build steps) the site is at the root of its host. */
const BASE = typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;

/**
 * Pictures and films exist once, at the root of the host. Social pictures contain words, so each language has its own.
 */
const SHARED = /^\/(?:img\/(?!social\/)|videos\/)/;

/**
 * The address of a page or file of this site, in the language of the page.
 *
 * @param path for example "/faqs", "/faqs#radon-id" or "/img/icons.svg"
 * @returns the path below the base of the language, for example "/es/faqs"; unchanged if it is a picture or film,
 *   already has the base, or is not a path of this site
 */
export function withBase(path: string): string {
  const isOfLanguage = path.startsWith('/') && !path.startsWith(BASE) && !SHARED.test(path);
  return isOfLanguage ? `${BASE}${path.slice(1)}` : path;
}

/**
 * The path of a page in English, by which menus and data refer to it.
 *
 * @param path below the base of the language, for example "/es/faqs"
 */
export function withoutBase(path: string): string {
  return path.startsWith(BASE) ? `/${path.slice(BASE.length)}` : path;
}
