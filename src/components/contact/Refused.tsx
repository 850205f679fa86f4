import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';
import type { FieldErrors } from './field-errors';
import type { ContactField } from './fields';
import { fieldLabels } from './labels';

export interface RefusedProps {
  errors: FieldErrors;
  /** Moves the focus to a field. */
  onGo: (name: ContactField) => void;
}

/** Which fields are to be corrected, each a way to its field. */
export function Refused({ errors, onGo }: RefusedProps): ReactNode {
  const refused = Object.entries(fieldLabels()).filter(([name]) => errors[name as ContactField]);
  return (
    <>
      <strong>
        <Translate id="contact.failed">Your message has not been sent.</Translate>
      </strong>{' '}
      <Translate
        id="contact.refused"
        values={{
          fields: (
            <>
              {refused.map(([name, label], index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <NativeLink
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(name as ContactField);
                    }}
                  >
                    {label}
                  </NativeLink>
                </Fragment>
              ))}
            </>
          ),
        }}
      >
        {'Please correct: {fields}'}
      </Translate>
    </>
  );
}
