import type { ReactNode } from 'react';
import { Page, type WrittenPage } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import { TeamMark } from './TeamMark';
import { Testimonials } from './Testimonials';

export interface WhyUsPageProps extends WrittenPage {
  heading: string;
  lead: string;
}

/** The layout of the Why Us page: the sections of its text, then the testimonials. */
export function WhyUsPage({ heading, lead, children, ...head }: WhyUsPageProps): ReactNode {
  return (
    <Page {...head}>
      <PageHero title={heading} lead={lead} actions={<ScheduleButton />} figure={<TeamMark />} />
      {children}
      <Testimonials />
    </Page>
  );
}
