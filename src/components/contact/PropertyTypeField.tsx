import Translate, { translate } from '@docusaurus/Translate';
import * as Select from '@radix-ui/react-select';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PROPERTY_TYPES } from '@site/src/lib/contact-limits';
import { Icon } from '../ui/Icon';
import { FieldError, Label } from './Field';
import fieldStyles from './Field.module.css';
import styles from './PropertyTypeField.module.css';

export interface PropertyTypeFieldProps {
  error?: string;
  onChange: () => void;
}

const NAME = 'propertyType';

/**
 * The property type. The served page has the browser's own select, which works without JavaScript; Radix'
 * takes its place, and its value and focus, as soon as React is there.
 */
export function PropertyTypeField({ error, onChange }: PropertyTypeFieldProps): ReactNode {
  const native = useRef<HTMLSelectElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [taken, setTaken] = useState<{ value: string; focused: boolean }>();

  useEffect(() => {
    const select = native.current;
    if (select) setTaken({ value: select.value, focused: select === document.activeElement });
  }, []);

  useEffect(() => {
    if (taken?.focused) trigger.current?.focus();
  }, [taken]);

  const placeholder = translate({ id: 'contact.form.choose', message: 'Choose one' });
  const described = { 'aria-invalid': Boolean(error), 'aria-describedby': `${NAME}-error` };
  return (
    <div className={fieldStyles.field}>
      <Label htmlFor={NAME} required>
        <Translate id="contact.form.propertyType">Property type</Translate>
      </Label>
      {taken ? (
        <Select.Root
          name={NAME}
          required
          defaultValue={taken.value || undefined}
          onValueChange={onChange}
        >
          <Select.Trigger
            ref={trigger}
            id={NAME}
            className={fieldStyles.control}
            {...(error && described)}
          >
            <Select.Value placeholder={placeholder} />
            <Select.Icon>
              <Icon name="chevron" />
            </Select.Icon>
          </Select.Trigger>
          <Options />
        </Select.Root>
      ) : (
        <select
          ref={native}
          id={NAME}
          name={NAME}
          required
          defaultValue=""
          className={clsx(fieldStyles.control, styles.native)}
        >
          <option value="">{placeholder}</option>
          {Object.entries(PROPERTY_TYPES).map(([value, label]) => (
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

function Options(): ReactNode {
  return (
    <Select.Portal>
      <Select.Content className={styles.content}>
        <Select.Viewport>
          {Object.entries(PROPERTY_TYPES).map(([value, label]) => (
            <Select.Item key={value} value={value} className={styles.item}>
              <Select.ItemText>{label}</Select.ItemText>
              <Select.ItemIndicator>
                <Icon name="check" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  );
}
