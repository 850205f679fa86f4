import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CONTACT_EXTRA_FIELDS, MAX_LENGTH, PHONE_PATTERN } from '@site/src/lib/contact-limits';
import { Field } from './Field';
import type { FieldErrors } from './field-errors';
import styles from './MessageForm.module.css';
import { PropertyTypeField } from './PropertyTypeField';

export interface FieldsProps {
  errors: FieldErrors;
  onChange: () => void;
}

/** The six fields, and the one that only machines fill in. */
export function Fields({ errors, onChange }: FieldsProps): ReactNode {
  return (
    <>
      <div className={styles.pair}>
        <Field
          name="firstName"
          label={translate({ id: 'contact.form.firstName', message: 'First name' })}
          error={errors.firstName}
          required
          autoComplete="given-name"
          maxLength={MAX_LENGTH.firstName}
        />
        <Field
          name="lastName"
          label={translate({ id: 'contact.form.lastName', message: 'Last name' })}
          error={errors.lastName}
          required
          autoComplete="family-name"
          maxLength={MAX_LENGTH.lastName}
        />
      </div>
      <div className={styles.pair}>
        <Field
          name="email"
          type="email"
          label={translate({ id: 'contact.form.email', message: 'Email' })}
          error={errors.email}
          required
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
        />
        <Field
          name="phone"
          type="tel"
          label={translate({ id: 'contact.form.phone', message: 'Phone' })}
          error={errors.phone}
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          pattern={PHONE_PATTERN}
          title={translate({
            id: 'contact.form.phoneHint',
            message: 'Digits, spaces and + ( ) . - x only',
          })}
        />
      </div>
      <PropertyTypeField error={errors.propertyType} onChange={onChange} />
      <Field
        as="textarea"
        name="message"
        label={translate({ id: 'contact.form.message', message: 'Message' })}
        error={errors.message}
        rows={4}
        maxLength={MAX_LENGTH.message}
        placeholder={translate({
          id: 'contact.form.placeholder',
          message: 'Tell us about your radon testing needs...',
        })}
      />
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor={CONTACT_EXTRA_FIELDS.trap}>
          <Translate id="contact.form.trap">Leave this field empty</Translate>
        </label>
        <input
          id={CONTACT_EXTRA_FIELDS.trap}
          name={CONTACT_EXTRA_FIELDS.trap}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
    </>
  );
}
