import Head from '@docusaurus/Head';
import { useHistory, useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { createElement, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { followLinks } from './follow-links';
import { leaveServed, servedHtml } from './served-html';

/** A page of guide or blog in the browser: the frame by React, the text as it was served. */
export default function ServedPage(): ReactNode {
  const { pathname } = useLocation();
  const history = useHistory();
  const served = useRef<HTMLDivElement>(null);
  const page = useMemo(() => servedHtml(pathname), [pathname]);

  useEffect(() => () => leaveServed(pathname), [pathname]);
  useEffect(
    () => (served.current ? followLinks(served.current, history) : undefined),
    [pathname, history],
  );

  if (!page) return <NotFound />;
  return (
    <Layout>
      <Head>
        <title>{page.title}</title>
        {page.head.map(({ tag, attributes, text }, index) =>
          createElement(tag, { key: index, ...attributes }, text || undefined),
        )}
      </Head>
      <div
        key={pathname}
        ref={served}
        data-served=""
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
    </Layout>
  );
}
