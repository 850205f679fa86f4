import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';
import { JsonLd } from './JsonLd';

export interface PageHeadProps {
  title: string;
  /** One or two sentences for search results, at most 160 characters. */
  description: string;
  keywords?: string[];
  structuredData?: WithContext<Thing>;
}

/** The metadata of a page, for search engines and social networks. */
export function PageHead({
  title,
  description,
  keywords,
  structuredData,
}: PageHeadProps): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} />
      {structuredData && <JsonLd data={structuredData} />}
    </>
  );
}
