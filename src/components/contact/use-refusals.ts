import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import type { FieldErrors } from './field-errors';
import type { ContactField } from '@site/src/lib/contact-limits';
import { fieldNamed, isContactField } from './fields';
import { refusals } from './texts';

export interface Refusals {
  /** A sentence for each field that was refused and is not mended yet. */
  errors: FieldErrors;
  /** Marks the fields that the server has refused, and moves the focus to the first of them. */
  refuse: (errors: FieldErrors) => void;
  /** Takes the place of the browser's bubble, which goes away, and hangs at a control that nobody sees. */
  onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes the mark off a field. */
  mend: (name: string) => void;
  /** Takes it off a field that is typed into, once the browser finds nothing wrong with it. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Which fields were refused, by the browser or by the server; the first of them gets the focus. */
export function useRefusals(form: RefObject<HTMLFormElement | null>): Refusals {
  const [errors, setErrors] = useState<FieldErrors>({});
  // An object, so that the same field is turned to again when it is refused again.
  const [first, setFirst] = useState<{ name: ContactField }>();

  // After the sentence is there, which a screen reader reads with the field.
  useEffect(() => {
    if (first) fieldNamed(form.current, first.name)?.focus();
  }, [first, form]);

  const mend = (name: string): void => {
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([field]) => field !== name)));
  };

  return {
    errors,
    mend,
    refuse: (refused) => {
      setErrors(refused);
      const name = Object.keys(refused).find(isContactField);
      if (name) setFirst({ name });
    },
    onInvalidCapture: (event) => {
      const control = event.target as HTMLInputElement;
      const { name } = control;
      if (!isContactField(name)) return;
      event.preventDefault();
      setErrors((old) => ({ ...old, [name]: refusals()[name] }));
      if (control === form.current?.querySelector(':invalid')) setFirst({ name });
    },
    onInput: (event) => {
      const { name, validity } = event.target as HTMLInputElement;
      if (validity.valid) mend(name);
    },
  };
}
