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

/** Pages that somebody reads to decide whether to test. */
const CLOSED_WITH_A_CALL = ['faqs', 'radon-laws'];

/** A page that is handed out as a printed sheet. */
const SHEET = 'test-preparation';

/** One page of the guide: title, text, and the links that follow. The page's id is a class, for printing. */
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

/** The law that the page is of, if it is of one. */
function useLaw(): Law | undefined {
  const { metadata } = useDoc();
  return Object.values(laws).find(({ path }) => path === metadata.slug);
}

/** The way to a law page, for search engines. */
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

/** Who has read the page, where the lines at its top say so. */
function DocReview(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { reviewed } = frontMatter as { reviewed?: Review };
  return reviewed && <Reviewed review={reviewed} path={metadata.permalink} />;
}

/** The title and a sentence below it, but on the page of a law, which begins with its answers. */
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
