import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import buttons from '../ui/Button.module.css';
import { NativeLink } from '../ui/NativeLink';
import { Result } from './Result';
import styles from './ToolForm.module.css';

export interface ToolFormProps {
  /** The address of the tool's page. */
  path: string;
  /** The questions, from `Question.tsx`. */
  children: ReactNode;
  /** A drawing in the answer, which the tool's own script completes. */
  figure?: ReactNode;
}

/**
 * The questions of a tool, and the place of its answer, which `live/start-tool.ts` fills. The form leads back to the
 * page by itself, where the script answers; without a script the page has the list of all answers instead of it.
 */
export function ToolForm({ path, children, figure }: ToolFormProps): ReactNode {
  return (
    <div className={styles.tool} data-search-ignore="">
      <form method="get" action={withBase(`${path}#answer`)} className={styles.form} noValidate>
        {children}
        <div className={styles.submit}>
          <button type="submit" className={clsx(buttons.button, buttons.primary)}>
            <Translate id="tools.submit">Show the answer</Translate>
          </button>
          <NativeLink href={path} className={styles.again}>
            <Translate id="tools.again">Start again</Translate>
          </NativeLink>
        </div>
      </form>
      <Result figure={figure} />
    </div>
  );
}
