import type { ReactNode } from 'react';
import { JsonLd } from '../seo/JsonLd';
import { faqPage, type FaqEntry } from './faq-data';

export interface FaqListProps {
  /** Questions and answers as JSON, written by the Markdown plugin. */
  entries?: string;
  children?: ReactNode;
}

/** The groups of the FAQ page, with the same text as structured data for search engines. */
export function FaqList({ entries = '[]', children }: FaqListProps): ReactNode {
  return (
    <>
      <JsonLd data={faqPage(JSON.parse(entries) as FaqEntry[])} />
      {children}
    </>
  );
}
