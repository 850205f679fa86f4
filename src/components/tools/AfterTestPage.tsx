import type { ReactNode } from 'react';
import { HomeCrumb } from '../seo/HomeCrumb';
import { Page, type WrittenPage } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import { ResultShortForm } from './result/ResultShortForm';

export interface AfterTestPageProps extends WrittenPage {
  heading: string;
  lead: string;
}

/** The layout of the page for people with a result: the short form that leads to the answer, then the page's text. */
export function AfterTestPage({ heading, lead, children, ...head }: AfterTestPageProps): ReactNode {
  return (
    <Page {...head}>
      <HomeCrumb name={heading} />
      <PageHero title={heading} lead={lead} compact />
      <div className="page">
        <ResultShortForm />
      </div>
      {children}
    </Page>
  );
}
