import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSitePath } from '@site/src/docusaurus/use-site-path';
import { breadcrumbData } from '@site/src/lib/structured-data/breadcrumb';
import { JsonLd } from './JsonLd';

/** The way to a page that stands directly below the home page, as search engines read it. */
export function HomeCrumb({ name }: { name: string }): ReactNode {
  const home = { name: translate({ id: 'breadcrumb.home', message: 'Home' }), path: '/' };
  return <JsonLd data={breadcrumbData([home, { name, path: useSitePath() }])} />;
}
