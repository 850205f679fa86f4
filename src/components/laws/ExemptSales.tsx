import type { ReactNode } from 'react';
import { lawOf } from '@site/src/data';

export interface ExemptSalesProps {
  /** Key of the law in `src/data/laws.json`. */
  law: string;
}

/** The sales that a law exempts, as a list. */
export function ExemptSales({ law }: ExemptSalesProps): ReactNode {
  return (
    <ul>
      {(lawOf(law).exemptSales ?? []).map((sale) => (
        <li key={sale}>{sale}</li>
      ))}
    </ul>
  );
}
