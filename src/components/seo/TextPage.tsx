import type { ReactNode } from 'react';
import { PageHero } from '../ui/PageHero';
import { HomeCrumb } from './HomeCrumb';
import { Page, type WrittenPage } from './Page';

export interface TextPageProps extends WrittenPage {
  heading: string;
  lead: string;
}

/** The layout of a page that is its text. */
export function TextPage({ heading, lead, children, ...head }: TextPageProps): ReactNode {
  return (
    <Page {...head}>
      <HomeCrumb name={heading} />
      <PageHero title={heading} lead={lead} />
      {children}
    </Page>
  );
}
