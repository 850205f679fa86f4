import Translate, { translate } from '@docusaurus/Translate';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Input, Question as Declared } from '@site/src/tools/question';
import fields from '../contact/Field.module.css';
import styles from './Question.module.css';

/** The words of a question. `WordsOf` says which of them each question needs. */
export interface Words {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown in the field while it is empty. */
  placeholder?: string;
  /** The label of a checkbox below the field, for the answer `unknown`. */
  tick?: ReactNode;
  /** A sentence for each slip of an answer; `missing` if there is none. */
  slips?: Readonly<Record<string, ReactNode>>;
  /** The label of each value. */
  options?: Readonly<Record<string, string>>;
}

export interface QuestionProps {
  /** The field's name, which is its parameter in the address. */
  name: string;
  question: Declared;
  words: Words;
  /** The names that a list suggests while the visitor types. */
  names?: readonly string[];
  /** True on another page: in one line and without slips, which are shown on the tool's page. */
  isShort?: boolean;
  required?: boolean;
  /** True if the question is hidden until another is answered. */
  isLater?: boolean;
}

/** A question of a tool, drawn from its declaration. */
export function Question(props: QuestionProps): ReactNode {
  const { question, isShort } = props;
  if (question.as === 'typed') return <Typed {...props} />;
  return question.as === 'choices' && !isShort ? <Choices {...props} /> : <Selection {...props} />;
}

/** Returns value and label of each option that has a label, in order: a short form may leave some out. */
const optionsOf = ({ question, words: { options = {} } }: QuestionProps): [string, string][] =>
  question.options.flatMap((value) => {
    const text = options[value];
    return text === undefined ? [] : [[value, text]];
  });

/** A question with a few answers, all visible. */
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

/** A question with more answers than fit side by side. */
function Selection(props: QuestionProps): ReactNode {
  const { name, question, required } = props;
  // A required answer must be chosen, so no option is selected at first.
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

/** The attributes of the input for each kind of typed answer. */
const INPUTS: Record<Input, object> = {
  text: { autoComplete: 'off' },
  decimal: { inputMode: 'decimal', autoComplete: 'off' },
  numeric: { inputMode: 'numeric', autoComplete: 'off' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** A question whose answer is typed, or a day or time that is picked. */
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

/** A control with its label above and its slips below. */
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

/** A button for what may be meant. The script sets its text; pressing it puts that into the field. */
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

/** A sentence for each slip, all hidden; `live/start-tool.ts` shows one. */
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
