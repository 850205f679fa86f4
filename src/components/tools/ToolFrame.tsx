import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { lawFacts } from '@site/src/laws/facts';
import { placeNames } from '@site/src/laws/places';
import { closedHouseFacts } from '@site/src/tools/closed-house/facts';
import type { ToolName } from '@site/src/tools/tools';
import { priceFacts } from '@site/src/tools/price/facts';
import { resultFacts } from '@site/src/tools/result/facts';
import { datesFacts } from '@site/src/tools/test-dates/facts';
import type { PageHeadProps } from '../seo/PageHead';
import type { IconName } from '../ui/icon-names';
import { ClosedHouseForm } from './closed-house/ClosedHouseForm';
import { LawForm } from './law/LawForm';
import { PriceForm } from './price/PriceForm';
import { ResultForm } from './result/ResultForm';
import { DatesForm } from './test-dates/DatesForm';
import { ToolPage } from './ToolPage';

export interface ToolFrameProps extends Pick<PageHeadProps, 'title' | 'description' | 'keywords'> {
  tool: ToolName;
  heading: string;
  /** One sentence: what the tool answers. */
  lead: string;
  /** The text and icon of its card in the index (`src/plugins/tool-cards.ts`). */
  card: string;
  icon: IconName;
  /** Every sentence the tool can say. */
  children?: ReactNode;
}

/** The island with the form of each tool, and the facts it needs. */
const QUESTIONS: Readonly<Record<ToolName, () => ReactNode>> = {
  law: () => (
    <Island name="tool-law" component={LawForm} props={{ facts: lawFacts(), names: placeNames }} />
  ),
  price: () => (
    <Island
      name="tool-price"
      component={PriceForm}
      props={{ facts: priceFacts(), names: placeNames }}
    />
  ),
  result: () => (
    <Island
      name="tool-result"
      component={ResultForm}
      props={{ facts: resultFacts(), names: placeNames }}
    />
  ),
  'test-dates': () => (
    <Island
      name="tool-test-dates"
      component={DatesForm}
      props={{ facts: datesFacts(), names: placeNames }}
    />
  ),
  'closed-house': () => (
    <Island
      name="tool-closed-house"
      component={ClosedHouseForm}
      props={{ facts: closedHouseFacts() }}
    />
  ),
};

/** The layout of a tool's page: its questions, then the sentences of its text. */
export function ToolFrame({
  tool,
  title,
  description,
  keywords,
  heading,
  lead,
  children,
}: ToolFrameProps): ReactNode {
  return (
    <ToolPage
      title={title}
      description={description}
      {...(keywords && { keywords })}
      heading={heading}
      lead={lead}
      tool={QUESTIONS[tool]()}
      answers={children}
    />
  );
}
