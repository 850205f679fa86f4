import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { DatesPage } from '@site/src/components/tools/test-dates/DatesPage';

export default function TestDates(): ReactNode {
  return (
    <DatesPage
      title={translate({ id: 'tools.dates.title', message: 'When to test for radon: your dates' })}
      description={translate({
        id: 'tools.dates.description',
        message:
          'Type the day of settlement, of the lease or of the last test, and see when to book, close the house and have the result. With a calendar file.',
      })}
      keywords={['radon test before settlement', 'radon test closing date', 'radon retest']}
    />
  );
}
