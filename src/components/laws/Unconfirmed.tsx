import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import type { Stated } from '@site/src/data/schemas/known';
import { authorityOf, isUnconfirmed } from '@site/src/laws/known';

/** Says that a rule is not confirmed by the authority it belongs to. */
export function Unconfirmed({ by }: { by: Stated['statedBy'] }): string {
  return {
    county: translate({ id: 'laws.unconfirmed.county', message: 'Not confirmed with the county.' }),
    city: translate({ id: 'laws.unconfirmed.city', message: 'Not confirmed with the city.' }),
    state: translate({ id: 'laws.unconfirmed.state', message: 'Not confirmed with the state.' }),
  }[by];
}

/** Says so once for a whole law; nothing unless the law {@link isUnconfirmed}. */
export function UnconfirmedLaw({ law }: { law: Law }): ReactNode {
  const by = authorityOf(law);
  return isUnconfirmed(law) && by ? <Unconfirmed by={by} /> : null;
}
