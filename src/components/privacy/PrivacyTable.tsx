import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import stacking from '../ui/StackedTable.module.css';
import styles from './PrivacyTable.module.css';
import { privacyRows } from './rows';

/** What visitors do, what we get from it, and how long it is kept. On a phone each row stacks. */
export function PrivacyTable(): ReactNode {
  const get = translate({ id: 'privacy.get', message: 'What we get' });
  const keep = translate({ id: 'privacy.keep', message: 'How long it is kept' });
  return (
    <table className={clsx(stacking.stacked, styles.table)}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="privacy.do">What you do</Translate>
          </th>
          <th scope="col">{get}</th>
          <th scope="col">{keep}</th>
        </tr>
      </thead>
      <tbody>
        {privacyRows().map(({ does, gets, keeps }) => (
          <tr key={does}>
            <th scope="row">{does}</th>
            <td data-label={get}>{gets}</td>
            <td data-label={keep}>{keeps}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
