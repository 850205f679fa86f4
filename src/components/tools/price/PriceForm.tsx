import type { ReactNode } from 'react';
import type { PriceFacts } from '@site/src/tools/price/estimate';
import { priceFacts } from '@site/src/tools/price/facts';
import { priceTool } from '@site/src/tools/price/tool';
import { ToolForm, type OwnFormProps } from '../ToolForm';
import { Receipt } from './Receipt';
import { priceWords } from './words';

/** The form of the price tool. */
export function PriceForm({ facts = priceFacts(), names }: OwnFormProps<PriceFacts>): ReactNode {
  return (
    <ToolForm
      tool={priceTool}
      facts={facts}
      words={priceWords()}
      names={names}
      frame={(answer) => <Receipt>{answer}</Receipt>}
      isOfLaw={false}
    />
  );
}
