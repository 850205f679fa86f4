import type { ReactNode } from 'react';
import { businessData } from '@site/src/lib/structured-data/business';
import { Page, type WrittenPage } from '../seo/Page';
import { Hero } from './Hero';

export interface HomePageProps extends WrittenPage {
  heading: string;
  lead: string;
}

/** The layout of the home page: the first screen, then the sections of the page's text. */
export function HomePage({ heading, lead, children, ...head }: HomePageProps): ReactNode {
  return (
    <Page {...head} structuredData={businessData(head.description)}>
      <Hero heading={heading} lead={lead} />
      {children}
    </Page>
  );
}
