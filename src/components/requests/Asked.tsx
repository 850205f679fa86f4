import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import fields from '../contact/Field.module.css';
import select from '../contact/PropertyTypeField.module.css';

interface Common {
  name: string;
  label: string;
}

/** A question whose answer is typed; `data-name` is what the message calls it. */
export function Typed({ name, label, ...input }: Common & ComponentProps<'input'>): ReactNode {
  return (
    <p className={fields.field}>
      <label htmlFor={name} className={fields.label} data-name={label}>
        {label}
      </label>
      <input id={name} name={name} className={fields.control} autoComplete="off" {...input} />
    </p>
  );
}

/** A question with a few answers, of which the first says that none is chosen. */
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
