import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PAGE_LANGUAGE } from '@site/src/languages/page-language';
import { withBase } from '@site/src/lib/base';
import { siteDay } from '@site/src/lib/site-day';
import buttons from '../ui/Button.module.css';
import { NativeLink } from '../ui/NativeLink';
import styles from './DirectField.module.css';

/**
 * Days from the build to the settlement day given as an example: enough for it to be in the future still on a page
 * built weeks ago.
 */
const AHEAD_DAYS = 60;

/**
 * One field for a town, a result or a settlement day. `live/start-field.ts` answers while the visitor types, and opens
 * the tool for the answer. Without it the form opens the search.
 */
export function DirectField(): ReactNode {
  return (
    <form action={withBase('/search')} className={clsx(styles.card, 'no-print')}>
      <label htmlFor="direct">
        <Translate id="home.field.label">Town, result or settlement day</Translate>
      </label>
      <div className={styles.row}>
        <input
          id="direct"
          name="q"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          aria-describedby="direct-about"
        />
        <button type="submit" className={clsx(buttons.button, styles.check)}>
          <Translate id="home.field.check">Check</Translate>
        </button>
      </div>
      <Examples />
      <p className="visually-hidden" role="status" />
      <div className={styles.shown} data-direct-shown />
    </form>
  );
}

/** Examples of what to type, each a link to its answer. */
function Examples(): ReactNode {
  const ahead = new Date(Date.parse(siteDay()) + AHEAD_DAYS * 86_400_000);
  const day = ahead.toISOString().slice(0, 10);
  const shownDay = ahead.toLocaleDateString(PAGE_LANGUAGE, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
  return (
    <p id="direct-about" className={styles.about} data-direct-about>
      <Translate
        id="home.field.about"
        values={{
          town: example('Rockville', 'radon-law', { place: 'Rockville', role: 'seller' }),
          result: example('5.2', 'test-result', { value: '5.2' }),
          day: example(shownDay, 'test-dates', { for: 'sale', date: day }),
        }}
      >
        {'Free, no name needed, instant answer. Try {town}, {result} or {day}.'}
      </Translate>
    </p>
  );
}

const example = (text: string, tool: string, answers: Record<string, string>): ReactNode => (
  <NativeLink href={`/tools/${tool}?${new URLSearchParams(answers)}#answer`}>{text}</NativeLink>
);
