import type { AnchorHTMLAttributes, ReactNode } from 'react';

/**
 * An anchor that the browser follows by itself, past the client-side router: schedule buttons, which make a
 * full document navigation, and `tel:`, `sms:` and `mailto:` addresses.
 */
export function NativeLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- what this component is for
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
