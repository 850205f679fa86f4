import Translate from '@docusaurus/Translate';
import type { ComponentType, ReactNode } from 'react';
import {
  CONTACT_EXTRA_FIELDS,
  FIELD_NAMES,
  FIELDS,
  type ContactField,
  type FieldRule,
  type PropertyType,
} from '@site/src/lib/contact-limits';
import { Field } from './Field';
import type { FieldErrors } from './field-errors';
import styles from './MessageForm.module.css';
import { PropertyTypeField } from './PropertyTypeField';
import { fieldWords } from './texts';

/** A form for one kind of people, who say more than the fields ask and need not say what they have. */
export interface OwnRequest {
  propertyType: PropertyType;
  /** Its questions, each in a `fieldset`: the message takes the answers. */
  Questions: ComponentType;
}

export interface FieldsProps {
  own?: OwnRequest | undefined;
  errors: FieldErrors;
  /** Goes up with each form that is begun anew, for which nothing is chosen. */
  filling: number;
  /** A property type was chosen. */
  onChoose: () => void;
}

const LINES = FIELD_NAMES.filter((name) => FIELDS[name].kind === 'line');

/** The fields in rows: lines stand two by two. */
const ROWS = [
  ...LINES.flatMap((_, index) => (index % 2 === 0 ? [LINES.slice(index, index + 2)] : [])),
  ...FIELD_NAMES.filter((name) => !LINES.includes(name)).map((name) => [name]),
];

/** The fields of the form, and the one that only machines fill in. */
export function Fields({ own, errors, filling, onChoose }: FieldsProps): ReactNode {
  const words = fieldWords();
  const fieldOf = (name: ContactField): ReactNode => {
    const { label, hint, placeholder } = words[name];
    const { kind, required, max, pattern, type, autoComplete }: FieldRule = FIELDS[name];
    const common = { label, error: errors[name] };
    if (kind === 'choice' && own)
      return <input key={name} type="hidden" name={name} value={own.propertyType} />;
    if (kind === 'choice')
      return <PropertyTypeField key={`${name}${filling}`} {...common} onChoose={onChoose} />;
    if (kind === 'text')
      return (
        <Field
          key={name}
          name={name}
          as="textarea"
          rows={4}
          maxLength={max}
          placeholder={own ? undefined : placeholder}
          {...common}
        />
      );
    const line = { required, pattern, type, autoComplete, maxLength: max, title: hint };
    return <Field key={name} name={name} {...line} {...common} />;
  };
  return (
    <>
      {ROWS.map((row) =>
        row.length > 1 ? (
          <div key={row[0]} className={styles.pair}>
            {row.map(fieldOf)}
          </div>
        ) : (
          row.map(fieldOf)
        ),
      )}
      <Trap />
    </>
  );
}

/** The field that only machines fill in. */
const Trap = (): ReactNode => (
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
);
