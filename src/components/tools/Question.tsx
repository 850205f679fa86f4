import Translate from '@docusaurus/Translate';
import type { InputHTMLAttributes, ReactNode } from 'react';
import clsx from 'clsx';
import fields from '../contact/Field.module.css';
import styles from './Question.module.css';

/** What is wrong with an answer, in a sentence for each code of its reader; `missing` where nothing was answered. */
export type Slips = Readonly<Record<string, ReactNode>>;

interface Common {
  /** The name of the field in the address. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  slips: Slips;
}

export interface OptionsProps extends Common {
  /** Value to label, in order. */
  options: Readonly<Record<string, ReactNode>>;
  /** Chosen at first. */
  initial?: string;
}

/** A question with a few answers, all of them to be seen. */
export function Choices({ name, label, hint, slips, options, initial }: OptionsProps): ReactNode {
  return (
    <fieldset
      className={styles.question}
      data-question={name}
      aria-describedby={describedBy(name, hint)}
    >
      <legend className={fields.label} data-label>
        {label}
      </legend>
      <Hint name={name}>{hint}</Hint>
      <div className={styles.choices}>
        {Object.entries(options).map(([value, text]) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} defaultChecked={value === initial} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <SlipText name={name} slips={slips} />
    </fieldset>
  );
}

export interface TypedProps
  extends Common, Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  /** What a list offers while somebody types. */
  suggestions?: readonly string[];
  /** Another way to answer, below the field. */
  below?: ReactNode;
}

/** A question that is answered by typing, or by choosing a day. */
export function Typed({
  name,
  label,
  hint,
  slips,
  suggestions,
  below,
  className,
  ...input
}: TypedProps): ReactNode {
  const listId = `${name}-suggestions`;
  return (
    <div className={clsx(styles.question, className)} data-question={name}>
      <label className={fields.label} htmlFor={name} data-label>
        {label}
      </label>
      <Hint name={name}>{hint}</Hint>
      <input
        id={name}
        name={name}
        className={fields.control}
        aria-describedby={describedBy(name, hint)}
        list={suggestions && listId}
        {...input}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {below && <div className={styles.below}>{below}</div>}
      <SlipText name={name} slips={slips} />
      {suggestions && (
        <p className={styles.offer} data-offer hidden>
          <Translate id="tools.offer" values={{ name: <Offered /> }}>
            {'Did you mean {name}?'}
          </Translate>
        </p>
      )}
    </div>
  );
}

/** What may be meant, which the script names; pressed, it is the answer. */
export function Offered(): ReactNode {
  return <button type="button" className={styles.offered} />;
}

/** A box to tick below a field, which is an answer as well. */
export function Tick({
  name,
  value,
  children,
}: {
  name: string;
  value: string;
  children: ReactNode;
}): ReactNode {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value={value} />
      <span>{children}</span>
    </label>
  );
}

/** A question with more answers than fit beside each other. */
export function Selection({ name, label, hint, slips, options, initial }: OptionsProps): ReactNode {
  return (
    <div className={styles.question} data-question={name}>
      <label className={fields.label} htmlFor={name} data-label>
        {label}
      </label>
      <Hint name={name}>{hint}</Hint>
      <select
        id={name}
        name={name}
        className={fields.control}
        aria-describedby={describedBy(name, hint)}
        defaultValue={initial}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <SlipText name={name} slips={slips} />
    </div>
  );
}

const describedBy = (name: string, hint: ReactNode): string =>
  hint ? `${name}-hint ${name}-slip` : `${name}-slip`;

function Hint({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    children && (
      <span id={`${name}-hint`} className={styles.hint}>
        {children}
      </span>
    )
  );
}

/** The sentences on what is wrong, of which `live/start-tool.ts` shows one. */
function SlipText({ name, slips }: Pick<Common, 'name' | 'slips'>): ReactNode {
  return (
    <span id={`${name}-slip`} className={fields.error} data-slips>
      {Object.entries(slips).map(([code, text]) => (
        <span key={code} data-slip={code} hidden>
          {text}
        </span>
      ))}
    </span>
  );
}
