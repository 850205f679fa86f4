import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';

/**
 * An anchor without Docusaurus: for islands, which cannot use its `Link`, and for `tel:`, `sms:` and `mailto:`
 * addresses, which Docusaurus would open in a new tab.
 */
export function NativeLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; 'data-printed'?: string }): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- what this component is for
    <a href={withBase(href)} {...rest}>
      {children}
    </a>
  );
}
