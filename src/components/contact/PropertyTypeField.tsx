import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FieldError, Label } from './Field';
import fieldStyles from './Field.module.css';
import type { PropertyTypeSelect, PropertyTypeSelectProps } from './PropertyTypeSelect';
import styles from './PropertyTypeField.module.css';
import { propertyLabels } from './texts';

export interface PropertyTypeFieldProps {
  label: string;
  error?: string;
  onChoose: () => void;
}

/** Radix' select, once it is loaded, and what it takes over. */
interface Loaded {
  Select: typeof PropertyTypeSelect;
  taken: PropertyTypeSelectProps['taken'];
}

const NAME = 'propertyType';

/** Stays loaded for the next form, which then begins with it. */
let known: typeof PropertyTypeSelect | undefined;

/**
 * The property type. The served page has the browser's own select, which works without JavaScript and while
 * Radix' is on its way. That comes in a script of its own after the form, and takes over value and focus.
 */
export function PropertyTypeField({ label, error, onChoose }: PropertyTypeFieldProps): ReactNode {
  const native = useRef<HTMLSelectElement>(null);
  const loaded = useLoaded(native);
  const described = { 'aria-invalid': Boolean(error), 'aria-describedby': `${NAME}-error` };
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={NAME} required>
        {label}
      </Label>
      {loaded ? (
        <loaded.Select
          name={NAME}
          taken={loaded.taken}
          described={error ? described : {}}
          onChoose={onChoose}
        />
      ) : (
        <select
          ref={native}
          id={NAME}
          name={NAME}
          required
          defaultValue=""
          className={clsx(fieldStyles.control, styles.native)}
          {...(error && described)}
        >
          <option value="">
            {translate({ id: 'contact.form.choose', message: 'Choose one' })}
          </option>
          {Object.entries(propertyLabels()).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {error && <FieldError name={NAME}>{error}</FieldError>}
    </div>
  );
}

/** Radix' select, once it is there to take over from the browser's own. */
function useLoaded(native: RefObject<HTMLSelectElement | null>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(
    () => known && { Select: known, taken: { value: '', focused: false } },
  );

  useEffect(() => {
    import('./PropertyTypeSelect').then(
      ({ PropertyTypeSelect: Select }) => {
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
