import type { ReactNode } from 'react';
import { Page, type WrittenPage } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import { ContactContent } from './ContactContent';

export interface ContactPageProps extends WrittenPage {
  heading: string;
  lead: string;
}

/** The layout of the contact page: the form and the ways to reach the office, then the sections of the page's text. */
export function ContactPage({ heading, lead, children, ...head }: ContactPageProps): ReactNode {
  return (
    <Page {...head}>
      <PageHero title={heading} lead={lead} />
      <ContactContent />
      {children}
    </Page>
  );
}
