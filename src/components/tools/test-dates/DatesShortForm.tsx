import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { datesFacts } from '@site/src/tools/test-dates/facts';
import { datesTool } from '@site/src/tools/test-dates/tool';
import { ShortForm } from '../ShortForm';
import { datesWords } from './words';

/** The short form of the planner. */
export function DatesShortForm(): ReactNode {
  return (
    <ShortForm
      tool={datesTool}
      facts={datesFacts()}
      words={datesWords()}
      other={{
        for: {
          label: <Translate id="tools.dates.shortFor">A test before a …</Translate>,
          options: {
            sale: translate({ id: 'tools.dates.shortSale', message: 'settlement' }),
            lease: translate({ id: 'tools.dates.shortLease', message: 'lease' }),
          },
        },
        date: { label: <Translate id="tools.dates.shortDate">Which is on</Translate> },
      }}
      required={['date']}
      submit={<Translate id="tools.dates.submit">Show my days</Translate>}
    />
  );
}
