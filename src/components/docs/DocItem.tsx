import { PageMetadata } from '@docusaurus/theme-common';
import { DocProvider, useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';
import { DocFoot } from './DocFoot';
import styles from './DocItem.module.css';

/** One page of the guide: title, text, and the ways on. The page's id is a class, for printing. */
export default function DocItem({ content: Content }: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocHead />
      <main className={`docs-doc-id-${Content.metadata.id}`}>
        <article className={styles.article} data-search-body="">
          <DocTitle />
          <MDXContent>
            <div className="prose">
              <Content />
            </div>
          </MDXContent>
        </article>
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

function DocTitle(): ReactNode {
  const { metadata } = useDoc();
  return (
    <header className={styles.header}>
      <h1>{metadata.title}</h1>
      <p className="lead">{metadata.description}</p>
    </header>
  );
}
