import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { NativeLink } from './NativeLink';

/** The office phone, tap to call. */
export function PhoneLink({ children }: { children?: ReactNode }): ReactNode {
  return (
    <NativeLink href={`tel:${company.phone.e164}`}>{children ?? company.phone.display}</NativeLink>
  );
}

/** The office phone, tap to text. */
export function SmsLink({ children }: { children?: ReactNode }): ReactNode {
  return (
    <NativeLink href={`sms:${company.phone.e164}`}>{children ?? company.phone.display}</NativeLink>
  );
}

/** The office's email address. */
export function EmailLink({ children }: { children?: ReactNode }): ReactNode {
  return <NativeLink href={`mailto:${company.email}`}>{children ?? company.email}</NativeLink>;
}
