import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { longDate } from '@site/src/lib/format';
import { PageHero } from '../ui/PageHero';
import { HomeCrumb } from './HomeCrumb';
import { Page, type WrittenPage } from './Page';

export interface TextPageProps extends WrittenPage {
  heading: string;
  lead: string;
  last_update?: { date: string } | undefined;
}

/** The layout of a page that is its text, with the day of its last change where the lines at its top have it. */
export function TextPage({
  heading,
  lead,
  last_update,
  children,
  ...head
}: TextPageProps): ReactNode {
  // YAML reads a day as a point in time.
  const day = last_update && new Date(last_update.date).toISOString().slice(0, 10);
  return (
    <Page {...head}>
      <HomeCrumb name={heading} />
      <PageHero title={heading} lead={lead} />
      {children}
      {day !== undefined && (
        <p className="page">
          <Translate
            id="text.changed"
            values={{ day: <time dateTime={day}>{longDate(day)}</time> }}
          >
            {'This page was last reviewed on {day}.'}
          </Translate>
        </p>
      )}
    </Page>
  );
}
