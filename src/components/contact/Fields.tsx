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
import { SelectField } from './SelectField';
import { fieldWords } from './texts';
import type { Filling } from './use-submit';

/** A form for one audience: it asks questions of its own, and sets the property type instead of asking for it. */
export interface OwnRequest {
  propertyType: PropertyType;
  /** The form's own questions, each group in a `fieldset`; the answers become part of the message. */
  Questions: ComponentType;
}

export interface FieldsProps {
  own?: OwnRequest | undefined;
  errors: FieldErrors;
  /** How many times each field has been reset. It is part of a select's key, so a reset remounts the select empty. */
  filling: Filling;
  /** Called when a value is chosen in a select. */
  onChoose: (name: ContactField) => void;
}

/** The fields in rows: two consecutive single-line fields share a row. */
const ROWS: ContactField[][] = [];
for (const name of FIELD_NAMES) {
  const row = ROWS.at(-1) ?? [];
  if (row.length === 1 && [...row, name].every((one) => FIELDS[one].kind === 'line'))
    row.push(name);
  else ROWS.push([name]);
}

/** The fields of the form, and the honeypot. */
export function Fields({ own, errors, filling, onChoose }: FieldsProps): ReactNode {
  const words = fieldWords();
  const fieldOf = (name: ContactField): ReactNode => {
    const { label, hint, placeholder, choices } = words[name];
    const { kind, required, max, pattern, type, autoComplete }: FieldRule = FIELDS[name];
    const common = { name, label, required, error: errors[name] };
    if (name === 'propertyType' && own)
      return <input key={name} type="hidden" name={name} value={own.propertyType} />;
    if (choices)
      return (
        <SelectField
          key={[name, filling[name]].join()}
          {...common}
          choices={choices}
          onChoose={() => onChoose(name)}
        />
      );
    const typed = { maxLength: max, title: hint, placeholder: own ? undefined : placeholder };
    if (kind === 'text') return <Field key={name} as="textarea" rows={4} {...typed} {...common} />;
    return <Field key={name} {...{ pattern, type, autoComplete }} {...typed} {...common} />;
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

/** The honeypot: hidden from people, so only bots fill it in. */
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
