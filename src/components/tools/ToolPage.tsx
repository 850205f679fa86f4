import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { longDate } from '@site/src/lib/format';
import { siteDay } from '@site/src/lib/site-day';
import { Page } from '../seo/Page';
import type { PageHeadProps } from '../seo/PageHead';
import { PageHero } from '../ui/PageHero';
import { Section } from '../ui/Section';
import { ALL_ANSWERS } from './Result';
import styles from './ToolPage.module.css';

export interface ToolPageProps extends Omit<PageHeadProps, 'structuredData'> {
  heading: ReactNode;
  /** One sentence: what the tool answers. */
  lead: ReactNode;
  /** The island with the questions and the answer. */
  tool: ReactNode;
  /** Every sentence the tool can say, in order, in groups with ids. */
  answers: ReactNode;
}

/** The page of a tool: its questions first, and below them everything it can answer. */
export function ToolPage({ heading, lead, tool, answers, ...head }: ToolPageProps): ReactNode {
  return (
    <Page {...head}>
      <div className={styles.tool}>
        <PageHero
          compact
          title={heading}
          lead={lead}
          back={{ to: '/tools', label: <Translate id="tools.title">Check my case</Translate> }}
        />
        <div className={clsx('page', styles.form)}>{tool}</div>
      </div>
      {/* Not searched: the search leads to the pages where these sentences come from. */}
      <div className={styles.answers} data-outcomes data-search-ignore="">
        <Section
          tinted
          id={ALL_ANSWERS}
          title={<Translate id="tools.all">All answers in one list</Translate>}
          lead={
            <Translate id="tools.allLead">The rules for every case, with their sources.</Translate>
          }
        >
          <NoScript />
          <p className={styles.day}>
            <Translate id="tools.published" values={{ date: longDate(siteDay()) }}>
              {'As published on {date}.'}
            </Translate>
          </p>
          {answers}
        </Section>
      </div>
    </Page>
  );
}

const NoScript = (): ReactNode => (
  <noscript>
    <p>
      <Translate id="tools.noScript">
        The form needs JavaScript, which is off in this browser. Find your case in this list: it has
        every answer the form can give.
      </Translate>
    </p>
  </noscript>
);
