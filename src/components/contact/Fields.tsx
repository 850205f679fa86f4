import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import {
  CONTACT_EXTRA_FIELDS,
  EMAIL_PATTERN,
  MAX_LENGTH,
  NAME_PATTERN,
  PHONE_PATTERN,
} from '@site/src/lib/contact-limits';
import { Field } from './Field';
import type { FieldErrors } from './field-errors';
import { fieldLabels } from './labels';
import styles from './MessageForm.module.css';
import { PropertyTypeField } from './PropertyTypeField';

export interface FieldsProps {
  errors: FieldErrors;
  /** Goes up with each form that is begun anew, for which nothing is chosen. */
  filling: number;
  /** A property type was chosen. */
  onChoose: () => void;
}

/** The six fields, and the one that only machines fill in. */
export function Fields({ errors, filling, onChoose }: FieldsProps): ReactNode {
  const labels = fieldLabels();
  return (
    <>
      <div className={styles.pair}>
        <Field
          name="firstName"
          label={labels.firstName}
          error={errors.firstName}
          required
          autoComplete="given-name"
          maxLength={MAX_LENGTH.firstName}
          pattern={NAME_PATTERN}
        />
        <Field
          name="lastName"
          label={labels.lastName}
          error={errors.lastName}
          required
          autoComplete="family-name"
          maxLength={MAX_LENGTH.lastName}
          pattern={NAME_PATTERN}
        />
      </div>
      <div className={styles.pair}>
        <Field
          name="email"
          type="email"
          label={labels.email}
          error={errors.email}
          required
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          pattern={EMAIL_PATTERN}
          title={translate({
            id: 'contact.form.emailHint',
            message: 'A whole address, such as name@example.com',
          })}
        />
        <Field
          name="phone"
          type="tel"
          label={labels.phone}
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
      <PropertyTypeField
        key={filling}
        label={labels.propertyType}
        error={errors.propertyType}
        onChoose={onChoose}
      />
      <Field
        as="textarea"
        name="message"
        label={labels.message}
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
