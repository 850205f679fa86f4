import type { ReactNode } from 'react';
import { dayOf } from '@site/src/lib/review';
import { PageHero } from '../ui/PageHero';
import { HomeCrumb } from './HomeCrumb';
import { LastReviewed } from './LastReviewed';
import { Page, type WrittenPage } from './Page';

export interface TextPageProps extends WrittenPage {
  heading: string;
  lead: string;
  last_update?: { date: string } | undefined;
}

/** The layout of a page that is only text, with the day of its last review if the front matter has `last_update`. */
export function TextPage({
  heading,
  lead,
  last_update,
  children,
  ...head
}: TextPageProps): ReactNode {
  return (
    <Page {...head}>
      <HomeCrumb name={heading} />
      <PageHero title={heading} lead={lead} />
      {children}
      {last_update && (
        <p className="page">
          <LastReviewed day={dayOf(last_update.date)} />
        </p>
      )}
    </Page>
  );
}
