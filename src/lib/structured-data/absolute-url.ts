import { company } from '../../data';
import { withBase } from '../base';

/** The absolute URL of a path of this site, for example "/faqs", in the language of the page. */
export function absoluteUrl(path: string): string {
  return `${company.url}${withBase(path)}`;
}
