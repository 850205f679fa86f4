import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Selection, Typed } from '../Question';
import { ShortForm } from '../ShortForm';

/** The first questions of the planner. */
export function DatesShortForm(): ReactNode {
  return (
    <ShortForm
      path="/tools/test-dates"
      submit={<Translate id="tools.dates.submit">Show my days</Translate>}
    >
      <Selection
        name="for"
        label={<Translate id="tools.dates.shortFor">A test before a …</Translate>}
        slips={{}}
        options={{
          sale: translate({ id: 'tools.dates.shortSale', message: 'settlement' }),
          lease: translate({ id: 'tools.dates.shortLease', message: 'lease' }),
        }}
      />
      <Typed
        name="date"
        type="date"
        label={<Translate id="tools.dates.shortDate">Which is on</Translate>}
        slips={{}}
        required
      />
    </ShortForm>
  );
}
