import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import type { Thing, WithContext } from 'schema-dts';

export interface JsonLdProps {
  data: WithContext<Thing>;
}

/** Structured data in the page's head, for search engines. */
export function JsonLd({ data }: JsonLdProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
