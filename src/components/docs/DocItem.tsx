import { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import Closing from '@words/_closing.md';
import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { breadcrumbData } from '@site/src/lib/structured-data/breadcrumb';
import { JsonLd } from '../seo/JsonLd';
import { PrintButton } from '../ui/PrintButton';
import { DocFoot } from './DocFoot';
import type { Review } from '@site/src/lib/review';
import { Reviewed } from './Reviewed';
import styles from './DocItem.module.css';

/** Ids of the pages that end with the closing call to action: people read them to decide whether to test. */
const CLOSED_WITH_A_CALL = ['faqs', 'radon-laws'];

/** Id of the page that the office hands out printed; it has a print button. */
const SHEET = 'test-preparation';

/** A docs page: title, text, review, and the links below. The page's id is in a class for the print styles. */
export default function DocItem({ content: Content }: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocHead />
      <LawTrail />
      <main className={`docs-doc-id-${Content.metadata.id}`}>
        <article className={styles.article} data-search-body="">
          <DocTitle />
          <MDXContent>
            <div className="prose">
              <Content />
            </div>
          </MDXContent>
          <DocReview />
        </article>
        {CLOSED_WITH_A_CALL.includes(Content.metadata.id) && (
          <MDXContent>
            <Closing />
          </MDXContent>
        )}
        <DocFoot />
      </main>
    </DocProvider>
  );
}

function DocHead(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  return (
    <PageMetadata
      title={metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}

/** Returns the law whose page this is, or undefined. */
function useLaw(): Law | undefined {
  const { metadata } = useDoc();
  return Object.values(laws).find(({ path }) => path === metadata.slug);
}

/** Breadcrumb structured data of a law's page; nothing on other pages. */
function LawTrail(): ReactNode {
  const { metadata } = useDoc();
  const law = useLaw();
  return (
    law && (
      <JsonLd
        data={breadcrumbData([
          { name: translate({ id: 'breadcrumb.home', message: 'Home' }), path: '/' },
          {
            name: translate({ id: 'breadcrumb.laws', message: 'Radon Laws' }),
            path: '/radon-laws',
          },
          { name: metadata.title, path: law.path },
        ])}
      />
    )
  );
}

/** Who reviewed the page and when; nothing unless the front matter has `reviewed`. */
function DocReview(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { reviewed } = frontMatter as { reviewed?: Review };
  return reviewed && <Reviewed review={reviewed} path={metadata.permalink} />;
}

/**
 * The title and a lead: the front matter's `lead`, or else the description. A law's page has only a `lead` of its own,
 * because it starts with its answers.
 */
function DocTitle(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const law = useLaw();
  const { lead = law ? undefined : metadata.description } = frontMatter as { lead?: string };
  return (
    <header className={styles.header}>
      <h1>{metadata.title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {metadata.id === SHEET && <PrintButton />}
    </header>
  );
}
