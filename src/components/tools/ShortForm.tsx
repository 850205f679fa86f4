import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import type { Questions, WordsOf } from '@site/src/tools/question';
import type { Tool } from '@site/src/tools/tool';
import buttons from '../ui/Button.module.css';
import { Question, type Words } from './Question';
import styles from './ShortForm.module.css';

/** Words of a short form that differ from the tool's own. */
type Other<All> = { readonly [Name in keyof All]?: Partial<Words> };

export interface ShortFormProps<Of extends Questions, Facts> {
  /** The tool that the form leads to. */
  tool: Pick<Tool<Of, Facts>, 'path' | 'questions' | 'first'>;
  facts: Facts;
  words: WordsOf<Of, ReactNode>;
  /** Replaces words of single questions. If it has options, only those can be chosen. */
  other?: Other<Of>;
  names?: readonly string[];
  /** The questions that must be answered before the form can be submitted. */
  required?: readonly (keyof Of & string)[];
  /** The label of the button. */
  submit: ReactNode;
}

/** A form with the first questions of a tool, on a page where people need its answer. */
export function ShortForm<Of extends Questions, Facts>({
  tool: { path, questions: asked, first = [] },
  facts,
  words,
  other = {},
  names,
  required = [],
  submit,
}: ShortFormProps<Of, Facts>): ReactNode {
  const questions = asked(facts);
  return (
    <>
      <noscript>
        <p>
          <Link to={path}>
            <Translate id="tools.all">All answers in one list</Translate>
          </Link>
        </p>
      </noscript>
      <form
        method="get"
        action={withBase(`${path}#answer`)}
        className={clsx(styles.form, 'no-print')}
        data-search-ignore=""
      >
        {first.map((name) => {
          const question = questions[name];
          return (
            question && (
              <Question
                key={name}
                isShort
                name={name}
                question={question}
                words={{ ...(words[name] as Words), ...other[name] }}
                names={names}
                required={required.includes(name)}
              />
            )
          );
        })}
        <button type="submit" className={clsx(buttons.button, buttons.secondary)}>
          {submit}
        </button>
      </form>
    </>
  );
}
