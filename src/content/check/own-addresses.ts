import { DEFAULT_LOCALE, isLocale } from '../../languages/locales';

/** First segments of addresses that functions and static files of the site use, where no page can be. */
const TAKEN = new Set([
  'admin',
  'api',
  'assets',
  'img',
  'videos',
  'editor',
  'search-index',
  '.netlify',
  '.well-known',
  '404',
  '404.html',
  'site.webmanifest',
  'robots.txt',
  'sitemap.xml',
]);

/** The address without its language prefix: `/es/faqs` becomes `/faqs`, and `/es` the home page. */
export function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return isLocale(first) && first !== DEFAULT_LOCALE ? `/${rest.join('/')}` : address;
}

/** True if a function or a file of the site answers at or below an address, in any language. */
export function isTaken(address: string): boolean {
  return TAKEN.has(withoutLanguage(address).split('/')[1]?.toLowerCase() ?? '');
}
