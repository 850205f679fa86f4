import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { placeNames } from '@site/src/laws/places';
import { priceFacts } from '@site/src/tools/price/facts';
import type { PageHeadProps } from '../../seo/PageHead';
import { ToolPage } from '../ToolPage';
import { PriceAnswers } from './PriceAnswers';
import { PriceForm } from './PriceForm';

/** The page of the price tool. */
export function PricePage(head: PageHeadProps): ReactNode {
  const facts = priceFacts();
  return (
    <ToolPage
      {...head}
      heading={<Translate id="tools.price.name">What will a test cost?</Translate>}
      lead={
        <Translate id="tools.price.lead">
          How many devices your home needs, and the price of each, before you book.
        </Translate>
      }
      tool={<Island name="tool-price" component={PriceForm} props={{ facts, names: placeNames }} />}
      answers={<PriceAnswers />}
    />
  );
}
