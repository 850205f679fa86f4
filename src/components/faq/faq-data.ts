import type { FAQPage, WithContext } from 'schema-dts';

/** A question and its answer, both as plain text. */
export interface FaqEntry {
  id: string;
  question: string;
  answer: string;
}

/** Returns the FAQ as schema.org structured data. All of this text must be visible on the page too. */
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
