import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';
import type { FieldErrors } from './field-errors';
import { FIELD_NAMES, type ContactField } from '@site/src/lib/contact-limits';
import { fieldWords } from './texts';

export interface RefusedProps {
  errors: FieldErrors;
  /** Moves the focus to a field. */
  onGo: (name: ContactField) => void;
}

/** The fields to correct, each a link that moves the focus to it. */
export function Refused({ errors, onGo }: RefusedProps): ReactNode {
  const words = fieldWords();
  const refused = FIELD_NAMES.filter((name) => errors[name]);
  return (
    <>
      <strong>
        <Translate id="contact.failed">Your message wasn’t sent.</Translate>
      </strong>{' '}
      <Translate
        id="contact.refused"
        values={{
          fields: (
            <>
              {refused.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <NativeLink
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(name);
                    }}
                  >
                    {words[name].label}
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
