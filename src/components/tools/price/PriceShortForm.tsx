import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { placeNames } from '@site/src/laws/places';
import { priceFacts } from '@site/src/tools/price/facts';
import { priceTool } from '@site/src/tools/price/tool';
import { ShortForm } from '../ShortForm';
import { priceWords } from './words';

/** The short form of the price tool. */
export function PriceShortForm(): ReactNode {
  return (
    <ShortForm
      tool={priceTool}
      facts={priceFacts()}
      words={priceWords()}
      names={placeNames}
      submit={<Translate id="tools.price.submit">Get my price</Translate>}
    />
  );
}
