/** Where the bundler keeps its `publicPath`: Docusaurus gives it the base of the language, "/" or "/es/". */
declare const __webpack_public_path__: string;

/** Outside the bundles (tests, build steps) the site lies at the root of its host. */
const BASE = typeof __webpack_public_path__ === 'undefined' ? '/' : __webpack_public_path__;

/**
 * Pictures and films lie at the root of the host once; those for social networks have words, and each language its own.
 */
const SHARED = /^\/(?:img\/(?!social\/)|videos\/)/;

/**
 * The address of a page or a file of this site, in the language of the page.
 *
 * @param path such as "/faqs", "/faqs#radon-id" or "/img/icons.svg"
 * @returns the same below the base of the language, such as "/es/faqs"; pictures and films, what has the base already,
 *   or is no path of this site, unchanged
 */
export function withBase(path: string): string {
  const isOfLanguage = path.startsWith('/') && !path.startsWith(BASE) && !SHARED.test(path);
  return isOfLanguage ? `${BASE}${path.slice(1)}` : path;
}

/**
 * The path of a page as English has it, by which menus and data name it.
 *
 * @param path below the base of the language, such as "/es/faqs"
 */
export function withoutBase(path: string): string {
  return path.startsWith(BASE) ? `/${path.slice(BASE.length)}` : path;
}
