import type { ComponentType } from 'react';
import { FaqGroup, FaqIndex } from '../faq/FaqGroup';
import { FaqAgain, FaqAnswer, FaqHeading, FaqItem, FaqQuestion } from '../faq/FaqItem';
import { FaqList } from '../faq/FaqList';
import { TableRegion } from '../ui/TableRegion';
import { Fold, FoldHeading2, FoldHeading3, FoldRow, FoldText } from '../ui/Fold';
import { AnswerParagraph, AnswerPart } from './Answers';
import { Heading2, Heading3, Heading4 } from './Headings';
import { MarkdownLink } from './MarkdownLink';
import { Paragraph } from './Paragraph';
import { Picture } from './Picture';
import { PageHeading2, PageHeading3, PageIntro, PageSection } from './Sections';

/**
 * The components of Markdown's own elements, and of those that give a whole file its shape (`faq.ts`, `folds.ts` and
 * `sections.ts` of `src/content`). Directives name their components themselves (`src/content/directives`).
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- properties come from the parser
export const markdownElements: Readonly<Record<string, ComponentType<any>>> = {
  a: MarkdownLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  img: Picture,
  p: Paragraph,
  table: TableRegion,
  'answer-p': AnswerParagraph,
  'answer-part': AnswerPart,
  'faq-again': FaqAgain,
  'faq-answer': FaqAnswer,
  'faq-group': FaqGroup,
  'faq-heading': FaqHeading,
  'faq-index': FaqIndex,
  'faq-item': FaqItem,
  'faq-list': FaqList,
  'faq-question': FaqQuestion,
  'fold-h2': FoldHeading2,
  'fold-h3': FoldHeading3,
  'fold-row': FoldRow,
  'fold-text': FoldText,
  'page-fold': Fold,
  'page-h2': PageHeading2,
  'page-h3': PageHeading3,
  'page-intro': PageIntro,
  'page-section': PageSection,
};
