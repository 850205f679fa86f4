import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { askedFirst } from '@site/src/tools/answers';
import type { Questions, WordsOf } from '@site/src/tools/question';
import type { Tool } from '@site/src/tools/tool';
import buttons from '../ui/Button.module.css';
import { NativeLink } from '../ui/NativeLink';
import { Question, type Words } from './Question';
import { Result, type ResultProps } from './Result';
import styles from './ToolForm.module.css';

/** The props that a tool's page passes to its form. */
export interface OwnFormProps<Facts> {
  facts?: Facts;
  /** The place names that a list suggests. */
  names?: readonly string[];
}

export interface ToolFormProps<Of extends Questions, Facts> extends Partial<ResultProps> {
  tool: Pick<Tool<Of, Facts>, 'path' | 'questions' | 'rows' | 'asks'>;
  facts: Facts;
  words: WordsOf<Of, ReactNode>;
  names?: readonly string[];
  /** The class of a row of questions; by default a grid of equal columns. */
  row?: string;
}

/**
 * The questions of a tool, and the element of its answer, which `live/start-tool.ts` fills. The form submits to its own
 * page, where the script answers; without a script, the list of all answers on that page replaces it. Questions that
 * depend on another answer are in the HTML but hidden, so that nothing moves when the script starts.
 */
export function ToolForm<Of extends Questions, Facts>({
  tool,
  facts,
  words,
  names,
  row = styles.row,
  isOfLaw = true,
  ...result
}: ToolFormProps<Of, Facts>): ReactNode {
  return (
    <div className={styles.tool} data-search-ignore="">
      <details className={styles.asked} data-asked open>
        <summary className={styles.said}>
          <span className={styles.answers} data-answers />
          <span className={styles.change}>
            <Translate id="tools.change">Change</Translate>
          </span>
        </summary>
        <form
          method="get"
          action={withBase(`${tool.path}#answer`)}
          className={styles.form}
          noValidate
        >
          <Rows {...{ tool, facts, words, names, row }} />
          <Submit path={tool.path} />
        </form>
      </details>
      <Result {...result} isOfLaw={isOfLaw} />
    </div>
  );
}

/** The questions in their order; those that share a row are at the place of the row's first. */
function Rows<Of extends Questions, Facts>({
  tool,
  facts,
  words,
  names,
  row,
}: Pick<ToolFormProps<Of, Facts>, 'tool' | 'facts' | 'words' | 'names' | 'row'>): ReactNode {
  const { rows = [] } = tool;
  const questions: Questions = tool.questions(facts);
  const asked = askedFirst(tool, facts);
  const said = words as Readonly<Record<string, Words>>;
  const drawn = (name: string): ReactNode => {
    const [question, own] = [questions[name], said[name]];
    const isLater = !asked.includes(name);
    return (
      question && own && <Question key={name} {...{ name, question, words: own, names, isLater }} />
    );
  };
  return Object.keys(questions).map((name) => {
    const beside = rows.find((one) => one.includes(name));
    if (!beside) return drawn(name);
    return (
      beside[0] === name && (
        <div key={name} className={row}>
          {beside.map(drawn)}
        </div>
      )
    );
  });
}

const Submit = ({ path }: { path: string }): ReactNode => (
  <div className={styles.submit}>
    <button type="submit" className={clsx(buttons.button, buttons.primary)}>
      <Translate id="tools.submit">Show the answer</Translate>
    </button>
    <NativeLink href={path} className={styles.again}>
      <Translate id="tools.again">Start again</Translate>
    </NativeLink>
    <p className={styles.kept}>
      <Translate id="tools.kept">
        Free, no name needed. Your answers stay in this page’s web address; we don’t store them.
      </Translate>
    </p>
  </div>
);
