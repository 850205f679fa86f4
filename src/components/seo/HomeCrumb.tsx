import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSitePath } from '@site/src/docusaurus/use-site-path';
import { breadcrumbData } from '@site/src/lib/structured-data/breadcrumb';
import { JsonLd } from './JsonLd';

/** Breadcrumb structured data of a page directly below the home page. */
export function HomeCrumb({ name }: { name: string }): ReactNode {
  const home = { name: translate({ id: 'breadcrumb.home', message: 'Home' }), path: '/' };
  return <JsonLd data={breadcrumbData([home, { name, path: useSitePath() }])} />;
}
