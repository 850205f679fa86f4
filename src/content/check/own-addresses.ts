import { DEFAULT_LOCALE, isLocale } from '../../languages/locales';

/** First parts of addresses at which the site answers with programs and files, where no page can be. */
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

/** The address without the language before it: `/es/faqs` is `/faqs`, and `/es` the home page. */
export function withoutLanguage(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  return isLocale(first) && first !== DEFAULT_LOCALE ? `/${rest.join('/')}` : address;
}

/** Whether the site itself answers below an address, in any language, by a program or a file of its own. */
export function isTaken(address: string): boolean {
  return TAKEN.has(withoutLanguage(address).split('/')[1]?.toLowerCase() ?? '');
}
