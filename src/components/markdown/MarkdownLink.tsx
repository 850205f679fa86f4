import Link from '@docusaurus/Link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';

/** A link in a text. One to call or to write opens no tab, which Docusaurus would give it. */
export function MarkdownLink({
  href = '',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>): ReactNode {
  return /^(?:tel|sms|mailto):/.test(href) ? (
    <NativeLink href={href} {...rest} />
  ) : (
    <Link href={href} {...rest} />
  );
}
