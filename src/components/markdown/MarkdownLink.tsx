import Link from '@docusaurus/Link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';

/** A link in a text. Phone, text message and email links bypass Docusaurus, which would open them in a new tab. */
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
