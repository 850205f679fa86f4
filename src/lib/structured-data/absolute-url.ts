import { company } from '../../data';
import { withBase } from '../base';

/** The whole address of a page or file of this site, such as "/faqs", as search engines read it. */
export function absoluteUrl(path: string): string {
  return `${company.url}${withBase(path)}`;
}
