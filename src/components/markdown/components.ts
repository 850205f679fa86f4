import Link from '@docusaurus/Link';
import type { ComponentType } from 'react';
import { FaqGroup, FaqIndex } from '../faq/FaqGroup';
import { FaqAnswer, FaqHeading, FaqItem, FaqQuestion } from '../faq/FaqItem';
import { FaqList } from '../faq/FaqList';
import { Term } from '../glossary/Term';
import { LawCards } from '../laws/LawCards';
import { AreaPrices } from '../prices/AreaPrices';
import { AllCertificates } from '../people/Certificates';
import { ExemptSales } from '../laws/ExemptSales';
import { LawSources } from '../laws/LawSources';
import { LawSummary } from '../laws/LawSummary';
import { Statutes } from '../laws/Statutes';
import { LawTable } from '../laws/LawTable';
import { PriceTable } from '../prices/PriceTable';
import { Accordion } from '../ui/Accordion';
import { ButtonLink } from '../ui/ButtonLink';
import { CallButton } from '../ui/CallButton';
import { EmailButton } from '../ui/EmailButton';
import { ScheduleButton } from '../ui/ScheduleButton';
import { VideoFacade } from '../video/VideoFacade';
import { AdviceList } from './AdviceList';
import { Callout } from './Callout';
import { ForeignWords } from './ForeignWords';
import { ButtonRow, SideColumn, SideColumns } from './Columns';
import { Heading2, Heading3, Heading4 } from './Headings';
import { Picture } from './Picture';
import { TableRegion } from './TableRegion';

/**
 * Every element that Markdown can make, and its component. The names of our own elements stand in
 * `src/content/directives.ts` and `src/content/faq.ts`.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- attributes come from Markdown and are checked there
export const markdownComponents: Readonly<Record<string, ComponentType<any>>> = {
  a: Link,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  img: Picture,
  table: TableRegion,
  'advice-list': AdviceList,
  'button-link': ButtonLink,
  'button-row': ButtonRow,
  'call-button': CallButton,
  'call-out': Callout,
  'email-button': EmailButton,
  'faq-answer': FaqAnswer,
  'faq-group': FaqGroup,
  'faq-heading': FaqHeading,
  'faq-index': FaqIndex,
  'faq-item': FaqItem,
  'faq-list': FaqList,
  'faq-question': FaqQuestion,
  'foreign-words': ForeignWords,
  'glossary-term': Term,
  'law-cards': LawCards,
  'area-prices': AreaPrices,
  'certificate-list': AllCertificates,
  'law-exempt-sales': ExemptSales,
  'law-sources': LawSources,
  'state-statutes': Statutes,
  'law-summary': LawSummary,
  'law-table': LawTable,
  'more-details': Accordion,
  'price-table': PriceTable,
  'schedule-button': ScheduleButton,
  'side-column': SideColumn,
  'side-columns': SideColumns,
  'video-facade': VideoFacade,
};
