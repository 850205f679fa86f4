import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FieldError, Label } from './Field';
import type { ContactField } from '@site/src/lib/contact-limits';
import fieldStyles from './Field.module.css';
import type { ChoiceSelect, ChoiceSelectProps } from './ChoiceSelect';
import styles from './SelectField.module.css';

export interface SelectFieldProps {
  name: ContactField;
  label: string;
  /** Each value, and what it is called. */
  choices: Readonly<Record<string, string>>;
  required?: boolean;
  error?: string;
  onChoose: () => void;
}

/** Radix' select, once it is loaded, and what it takes over. */
interface Loaded {
  Select: typeof ChoiceSelect;
  taken: ChoiceSelectProps['taken'];
}

/** Stays loaded for the next form, which then begins with it. */
let known: typeof ChoiceSelect | undefined;

/**
 * A field with something to choose. The served page has the browser's own select, which works without JavaScript and while
 * Radix' is on its way. That comes in a script of its own after the form, and takes over value and focus;
 * what may be left out keeps the browser's own, since one of Radix cannot be emptied again.
 */
export function SelectField({
  name,
  label,
  choices,
  required,
  error,
  onChoose,
}: SelectFieldProps): ReactNode {
  const native = useRef<HTMLSelectElement>(null);
  const loaded = useLoaded(native);
  const described = { 'aria-invalid': Boolean(error), 'aria-describedby': `${name}-error` };
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={name} required={required}>
        {label}
      </Label>
      {loaded && required ? (
        <loaded.Select
          name={name}
          choices={choices}
          taken={loaded.taken}
          described={error ? described : {}}
          onChoose={onChoose}
        />
      ) : (
        <select
          ref={native}
          id={name}
          name={name}
          required={required}
          defaultValue=""
          className={clsx(fieldStyles.control, styles.native)}
          {...(error && described)}
        >
          <option value="">
            {translate({ id: 'contact.form.choose', message: 'Choose one' })}
          </option>
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {error && <FieldError name={name}>{error}</FieldError>}
    </div>
  );
}

/** Radix' select, once it is there to take over from the browser's own. */
function useLoaded(native: RefObject<HTMLSelectElement | null>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(
    () => known && { Select: known, taken: { value: '', focused: false } },
  );

  useEffect(() => {
    import('./ChoiceSelect').then(
      ({ ChoiceSelect: Select }) => {
        known = Select;
        const select = native.current;
        if (!select) return;
        const focused = select === document.activeElement;
        setLoaded({ Select, taken: { value: select.value, focused } });
      },
      (reason: unknown) => console.error("The browser's own select stays.", reason),
    );
  }, [native]);

  return loaded;
}
