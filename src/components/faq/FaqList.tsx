import { useLocation } from '@docusaurus/router';
import { useEffect, type ReactNode } from 'react';
import { JsonLd } from '../seo/JsonLd';
import { faqPage, type FaqEntry } from './faq-data';
import { installFaq, openFaq } from './faq-behaviour';

export interface FaqListProps {
  /** Questions and answers as JSON, written by the Markdown plugin. */
  entries?: string;
  children?: ReactNode;
}

/** The groups of the FAQ page, with the same text as structured data for search engines. */
export function FaqList({ entries = '[]', children }: FaqListProps): ReactNode {
  const { hash } = useLocation();
  useEffect(() => {
    installFaq(document);
    openFaq(document, hash);
  }, [hash]);
  return (
    <>
      <JsonLd data={faqPage(JSON.parse(entries) as FaqEntry[])} />
      {children}
    </>
  );
}
