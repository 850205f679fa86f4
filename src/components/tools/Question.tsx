import Translate, { translate } from '@docusaurus/Translate';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Input, Question as Declared } from '@site/src/tools/question';
import fields from '../contact/Field.module.css';
import styles from './Question.module.css';

/** What a question says; `WordsOf` tells what each has to. */
export interface Words {
  label: ReactNode;
  hint?: ReactNode;
  /** Stands in the field while it is empty. */
  placeholder?: string;
  /** Says of a box below the field that it is an answer as well: `unknown`. */
  tick?: ReactNode;
  /** What is wrong with an answer, in a sentence for each code; `missing` where nothing was answered. */
  slips?: Readonly<Record<string, ReactNode>>;
  /** Value to label. */
  options?: Readonly<Record<string, string>>;
}

export interface QuestionProps {
  /** The name of the field in the address. */
  name: string;
  question: Declared;
  words: Words;
  /** What a list offers while somebody types. */
  names?: readonly string[];
  /** On another page: in one line, since what is wrong is said where the tool answers. */
  isShort?: boolean;
  required?: boolean;
  /** Asked only after another answer. */
  isLater?: boolean;
}

/** A question of a tool as its declaration draws it. */
export function Question(props: QuestionProps): ReactNode {
  const { question, isShort } = props;
  if (question.as === 'typed') return <Typed {...props} />;
  return question.as === 'choices' && !isShort ? <Choices {...props} /> : <Selection {...props} />;
}

/** The answers that have words, in their order: a short form may leave some out. */
const optionsOf = ({ question, words: { options = {} } }: QuestionProps): [string, string][] =>
  question.options.flatMap((value) => {
    const text = options[value];
    return text === undefined ? [] : [[value, text]];
  });

/** A few answers, all of them to be seen. */
function Choices(props: QuestionProps): ReactNode {
  const { name, question, words, isLater } = props;
  return (
    <fieldset
      className={styles.question}
      data-question={name}
      hidden={isLater}
      {...describedBy(props)}
    >
      <legend className={fields.label} data-label>
        {words.label}
      </legend>
      <Hint {...props} />
      <div className={styles.choices}>
        {optionsOf(props).map(([value, text]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === question.initial}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <Slips {...props} />
    </fieldset>
  );
}

/** More answers than fit beside each other. */
function Selection(props: QuestionProps): ReactNode {
  const { name, question, required } = props;
  // What is asked for is chosen, and never left at the usual answer.
  const initial = required ? undefined : question.initial;
  return (
    <Field {...props}>
      <select
        id={name}
        name={name}
        className={fields.control}
        {...describedBy(props)}
        defaultValue={initial}
        required={required}
      >
        {question.as === 'selection' && initial === undefined && (
          <option value="">{translate({ id: 'tools.choose', message: 'Choose …' })}</option>
        )}
        {optionsOf(props).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** How a browser takes what is typed. */
const INPUTS: Record<Input, object> = {
  text: { autoComplete: 'off' },
  decimal: { inputMode: 'decimal', autoComplete: 'off' },
  numeric: { inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** An answer that is typed, or a day that is chosen. */
function Typed(props: QuestionProps): ReactNode {
  const { name, question, words, names = [], required } = props;
  const listId = `${name}-suggestions`;
  return (
    <Field {...props}>
      <input
        id={name}
        name={name}
        className={fields.control}
        {...describedBy(props)}
        list={question.suggests ? listId : undefined}
        {...INPUTS[question.input ?? 'text']}
        placeholder={words.placeholder}
        required={required}
      />
      {question.suggests && (
        <datalist id={listId}>
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {words.tick && (
        <div className={styles.below}>
          <label className={styles.choice}>
            <input type="checkbox" name={name} value="unknown" />
            <span>{words.tick}</span>
          </label>
        </div>
      )}
    </Field>
  );
}

/** A control with its label above it, and below it what is wrong. */
function Field({ children, ...props }: QuestionProps & { children: ReactNode }): ReactNode {
  const { name, question, words, isShort, isLater } = props;
  return (
    <div className={styles.question} data-question={name} hidden={isLater}>
      <label className={fields.label} htmlFor={name} data-label>
        {words.label}
      </label>
      <Hint {...props} />
      {children}
      <Slips {...props} />
      {question.suggests && !isShort && (
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

function describedBy({ name, words, isShort }: QuestionProps): HTMLAttributes<HTMLElement> {
  const ids = [...(words.hint ? [`${name}-hint`] : []), ...(isShort ? [] : [`${name}-slip`])];
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
}

function Hint({ name, words: { hint } }: QuestionProps): ReactNode {
  return (
    hint && (
      <span id={`${name}-hint`} className={styles.hint}>
        {hint}
      </span>
    )
  );
}

/** The sentences on what is wrong, of which `live/start-tool.ts` shows one. */
function Slips({ name, question, words, isShort }: QuestionProps): ReactNode {
  if (isShort) return null;
  const choose = question.as !== 'typed' && {
    choice: <Translate id="tools.slip.choice">Please choose an answer.</Translate>,
  };
  return (
    <span id={`${name}-slip`} className={fields.error} data-slips>
      {Object.entries({ ...choose, ...words.slips }).map(([code, text]) => (
        <span key={code} data-slip={code} hidden>
          {text}
        </span>
      ))}
    </span>
  );
}
