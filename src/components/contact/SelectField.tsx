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
  /** The label of each value, in the order shown. */
  choices: Readonly<Record<string, string>>;
  required?: boolean;
  error?: string;
  onChoose: () => void;
}

/** Radix' select, once loaded, and the state of the native select it replaces. */
interface Loaded {
  Select: typeof ChoiceSelect;
  taken: ChoiceSelectProps['taken'];
}

/** Kept after the first load, so a select mounted later starts with Radix'. */
let known: typeof ChoiceSelect | undefined;

/**
 * A select. The HTML has a native one, which works without JavaScript and until Radix' select arrives in a script of
 * its own and takes over its value and focus. A field that is not required keeps the native one, because Radix' cannot
 * be set back to empty.
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

/** Returns Radix' select once it is loaded; undefined until then, and if it fails to load. */
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
