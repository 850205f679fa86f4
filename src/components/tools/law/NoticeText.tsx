import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Provenance } from '../../laws/Provenance';
import { Slot } from '../Say';

/** Within what time a tenant tells the landlord of a result of their own. */
export function NoticeText({
  law: { jurisdiction, tenantNotice, mitigation },
}: {
  law: Law;
}): ReactNode {
  if (!tenantNotice || !mitigation?.level) return null;
  return (
    <>
      <Translate
        id="tools.law.notice"
        values={{
          place: jurisdiction,
          level: quantity(mitigation.level),
          time: quantity(tenantNotice),
          today: (
            <Slot name="today">
              <Translate id="tools.law.noticeDay">the day of your result</Translate>
            </Slot>
          ),
          by: (
            <Slot name="by">
              <Translate id="tools.law.noticeEnd">the last of those days</Translate>
            </Slot>
          ),
        }}
      >
        {
          '{place}: a tenant who measures {level} or more writes to the landlord within {time}, with a copy of the result. Counted from {today}: by {by}.'
        }
      </Translate>
      <Provenance of={tenantNotice} />
    </>
  );
}
