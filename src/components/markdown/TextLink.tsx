import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A link in a text. The scheduler is always reached by a document navigation, never by the
 * client-side router.
 */
export function TextLink({ href, ...rest }: ComponentProps<'a'>): ReactNode {
  if (href !== undefined && /^\/scheduler(?:[?#]|$)/.test(href)) {
    // eslint-disable-next-line @docusaurus/no-html-links, jsx-a11y/anchor-has-content -- a document navigation is the point; the words are in rest
    return <a href={href} data-schedule {...rest} />;
  }
  return <Link to={href} {...rest} />;
}
