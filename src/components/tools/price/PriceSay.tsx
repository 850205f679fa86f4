import type { ReactNode } from 'react';
import type { Foundation } from '@site/src/lib/tools/price/estimate';
import type { PriceSaying } from '@site/src/lib/tools/price/tool';
import { Say } from '../Say';

export interface PriceSayProps {
  code: PriceSaying;
  of?: Foundation;
  as?: 'li' | 'p';
  children: ReactNode;
}

/** A sentence of the price tool. */
export function PriceSay(props: PriceSayProps): ReactNode {
  return <Say {...props} />;
}
