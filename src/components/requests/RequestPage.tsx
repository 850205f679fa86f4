import type { ReactNode } from 'react';
import { HomeCrumb } from '../seo/HomeCrumb';
import { Page, type WrittenPage } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import contact from '../contact/ContactContent.module.css';
import { MessageSection } from '../contact/MessageSection';

/** What the page of a form of its own is given of its file. */
export interface RequestWords extends WrittenPage {
  heading: string;
  lead: string;
}

export interface RequestPageProps extends RequestWords {
  /** The heading of the form, and its island. */
  formTitle: ReactNode;
  form: ReactNode;
  /** What stands beside it. */
  aside: ReactNode;
}

/** A page for people who ask for more than a visitor of the contact page: their form, what they need, and then the text. */
export function RequestPage({
  heading,
  lead,
  formTitle,
  form,
  aside,
  children,
  ...head
}: RequestPageProps): ReactNode {
  return (
    <Page {...head}>
      <HomeCrumb name={heading} />
      <PageHero title={heading} lead={lead} compact />
      <div className={`page section ${contact.columns}`}>
        <MessageSection title={formTitle}>{form}</MessageSection>
        <div>{aside}</div>
      </div>
      {children}
    </Page>
  );
}
