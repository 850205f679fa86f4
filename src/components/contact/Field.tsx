import Translate from '@docusaurus/Translate';
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import type { ContactField } from '@site/src/lib/contact-limits';

interface Common {
  name: ContactField;
  label: string;
  /** Why the field was refused, by the browser or by the server. */
  error?: string;
}

export type FieldProps = Common &
  (
    | ({ as?: 'input' } & InputHTMLAttributes<HTMLInputElement>)
    | ({ as: 'textarea' } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** A labeled input or textarea, with the error below it, if any. */
export function Field({ label, error, ...control }: FieldProps): ReactNode {
  const { name } = control;
  const common = {
    id: name,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  };
  return (
    <p className={styles.field}>
      <Label htmlFor={name} required={control.required}>
        {label}
      </Label>
      {isTextarea(control) ? (
        <textarea {...without(control)} {...common} />
      ) : (
        <input {...without(control)} {...common} />
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
    </p>
  );
}

/** The label of a field; a field that is not required is marked "(optional)". */
export function Label({
  children,
  required,
  ...rest
}: {
  children: ReactNode;
  required?: boolean;
  htmlFor?: string;
  id?: string;
}): ReactNode {
  return (
    <label className={styles.label} {...rest}>
      {children}
      {!required && (
        <span className={styles.optional}>
          {' '}
          <Translate id="contact.form.optional">(optional)</Translate>
        </span>
      )}
    </label>
  );
}

/** The error below a field; its id is the field's name and `-error`. */
export function FieldError({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <span id={`${name}-error`} className={styles.error}>
      {children}
    </span>
  );
}

type Control = Omit<FieldProps, 'label' | 'error'>;
type Textarea = { as: 'textarea' } & TextareaHTMLAttributes<HTMLTextAreaElement>;

function isTextarea(control: Control): control is Control & Textarea {
  return control.as === 'textarea';
}

function without<T extends { as?: string }>({ as: _as, ...attributes }: T): Omit<T, 'as'> {
  return attributes;
}
