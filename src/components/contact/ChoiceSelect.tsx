import { translate } from '@docusaurus/Translate';
import * as Select from '@radix-ui/react-select';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import fieldStyles from './Field.module.css';
import styles from './SelectField.module.css';

export interface ChoiceSelectProps {
  name: string;
  /** The label of each value, in the order shown. */
  choices: Readonly<Record<string, string>>;
  /** The native select's value when this one replaces it, and whether it had the focus. */
  taken: { value: string; focused: boolean };
  /** ARIA attributes that point to the error; empty if there is none. */
  described: Record<string, unknown>;
  onChoose: () => void;
}

/** Radix' select, in place of the native one. */
export function ChoiceSelect({
  name,
  choices,
  taken,
  described,
  onChoose,
}: ChoiceSelectProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (taken.focused) trigger.current?.focus();
  }, [taken]);

  return (
    <Select.Root
      name={name}
      required
      defaultValue={taken.value || undefined}
      onValueChange={onChoose}
    >
      <Select.Trigger
        ref={trigger}
        id={name}
        className={clsx(fieldStyles.control, styles.trigger)}
        {...described}
      >
        <Select.Value
          placeholder={translate({ id: 'contact.form.choose', message: 'Choose one' })}
        />
        <Select.Icon>
          <Icon name="chevron" />
        </Select.Icon>
      </Select.Trigger>
      <Options choices={choices} />
    </Select.Root>
  );
}

function Options({ choices }: Pick<ChoiceSelectProps, 'choices'>): ReactNode {
  return (
    <Select.Portal>
      <Select.Content className={styles.content}>
        <Select.Viewport>
          {Object.entries(choices).map(([value, label]) => (
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
