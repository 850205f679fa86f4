import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { SchedulerContent } from '@site/src/components/scheduler/SchedulerContent';
import { Page } from '@site/src/components/seo/Page';

export default function Scheduler(): ReactNode {
  return (
    <Page
      title={translate({ id: 'scheduler.title', message: 'Schedule your radon test' })}
      description={translate({
        id: 'scheduler.description',
        message:
          'Book a radon test online in Maryland, Washington, DC or Northern Virginia: choose a day and time, or call us and we will do it with you.',
      })}
      keywords={['schedule radon test', 'book radon test online']}
    >
      <SchedulerContent />
    </Page>
  );
}
