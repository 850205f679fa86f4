import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import type { FieldErrors } from './field-errors';
import type { ContactField } from '@site/src/lib/contact-limits';
import { fieldNamed, isContactField } from './fields';
import { refusals } from './texts';

export interface Refusals {
  /** The error of each field that was refused and not corrected yet. */
  errors: FieldErrors;
  /** Marks the fields that the server refused, and focuses the first one. */
  refuse: (errors: FieldErrors) => void;
  /**
   * Shows the error in the page instead of the browser's bubble, which disappears, and which would be attached to
   * Radix' hidden select.
   */
  onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void;
  /** Removes the error of a field. */
  mend: (name: string) => void;
  /** Removes the error of a field once the browser accepts what is typed. */
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** Tracks which fields the browser or the server refused; the first of them gets the focus. */
export function useRefusals(form: RefObject<HTMLFormElement | null>): Refusals {
  const [errors, setErrors] = useState<FieldErrors>({});
  // An object, so that refusing the same field again triggers the effect again.
  const [first, setFirst] = useState<{ name: ContactField }>();

  // In an effect, so that the error is already rendered and a screen reader reads it with the field.
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
