import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import buttons from '../ui/Button.module.css';
import styles from './ShortForm.module.css';

export interface ShortFormProps {
  /** The address of the tool, which goes on from there. */
  path: string;
  /** What the button says. */
  submit: ReactNode;
  /** The questions that matter most. */
  children: ReactNode;
}

/** The first questions of a tool, on a page where people need its answer. */
export function ShortForm({ path, submit, children }: ShortFormProps): ReactNode {
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
        {children}
        <button type="submit" className={clsx(buttons.button, buttons.secondary)}>
          {submit}
        </button>
      </form>
    </>
  );
}
