import type { ReactNode } from 'react';
import { HomeCrumb } from '../seo/HomeCrumb';
import { Page, type WrittenPage } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import contact from '../contact/ContactContent.module.css';
import { MessageSection } from '../contact/MessageSection';

/** The front matter and text of a page with a form of its own. */
export interface RequestWords extends WrittenPage {
  heading: string;
  lead: string;
}

export interface RequestPageProps extends RequestWords {
  /** The heading of the form; `form` is its island. */
  formTitle: ReactNode;
  form: ReactNode;
  /** Shown beside the form. */
  aside: ReactNode;
}

/** A page for an audience that needs more than the contact page: its form, what it needs, then the page's text. */
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
