import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { NativeLink } from './NativeLink';

/** The office's second phone line and its purpose; nothing if the data have none. */
export function SecondPhone(): ReactNode {
  const { secondPhone } = company;
  return (
    secondPhone && (
      <Translate
        id="phone.second"
        values={{
          purpose: secondPhone.purpose,
          phone: <NativeLink href={`tel:${secondPhone.e164}`}>{secondPhone.display}</NativeLink>,
        }}
      >
        {'{purpose}: {phone}'}
      </Translate>
    )
  );
}
