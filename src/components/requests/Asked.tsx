import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../contact/Field';
import fields from '../contact/Field.module.css';
import select from '../contact/SelectField.module.css';

interface Common {
  name: string;
  label: string;
}

export interface TypedProps extends Common, Omit<ComponentProps<'input'>, 'name' | 'ref'> {
  /** Why the current answer is not accepted, as a sentence; shown when the form is submitted. */
  refusal?: string | false | undefined;
}

/** A question answered in an input. The message names it by its label, which is in `data-name`. */
export function Typed({ name, label, refusal, ...input }: TypedProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [isTold, setTold] = useState(false);
  useEffect(() => field.current?.setCustomValidity(refusal || ''), [refusal]);
  const error = isTold && refusal;
  return (
    <p className={fields.field}>
      <label htmlFor={name} className={fields.label} data-name={label}>
        {label}
      </label>
      <input
        ref={field}
        id={name}
        name={name}
        className={fields.control}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onInvalid={(event) => {
          if (!refusal) return;
          // The sentence is shown in the page instead of the browser's bubble, which disappears.
          event.preventDefault();
          setTold(true);
          const { currentTarget: control } = event;
          if (control === control.form?.querySelector('input:invalid')) control.focus();
        }}
        {...input}
      />
      {error && <FieldError name={name}>{error}</FieldError>}
    </p>
  );
}

/** A question answered in a select; the first of `answers` stands for none. */
export function Chosen({
  name,
  label,
  answers: [none, ...answers],
}: Common & { answers: readonly string[] }): ReactNode {
  return (
    <p className={fields.field}>
      <label htmlFor={name} className={fields.label} data-name={label}>
        {label}
      </label>
      <select id={name} name={name} className={clsx(fields.control, select.native)} defaultValue="">
        <option value="">{none}</option>
        {answers.map((answer) => (
          <option key={answer}>{answer}</option>
        ))}
      </select>
    </p>
  );
}
