import type { FAQPage, WithContext } from 'schema-dts';

/** A question and its answer in plain text. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

/** The FAQ as schema.org describes it; only text that stands on the page goes in. */
export function faqPage(entries: readonly FaqEntry[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
