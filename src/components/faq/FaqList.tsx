import type { ReactNode } from 'react';
import { JsonLd } from '../seo/JsonLd';
import { faqPage, type FaqEntry } from './faq-data';

export interface FaqListProps {
  /** `FaqEntry[]` as JSON, written by the Markdown plugin. */
  entries?: string;
  children?: ReactNode;
}

/** The groups of the FAQ page, and the same text as structured data. */
export function FaqList({ entries = '[]', children }: FaqListProps): ReactNode {
  return (
    <>
      <JsonLd data={faqPage(JSON.parse(entries) as FaqEntry[])} />
      {children}
    </>
  );
}
