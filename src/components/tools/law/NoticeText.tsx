import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Provenance } from '../../laws/Provenance';
import { Slot } from '../Say';

export interface NoticeTextProps {
  law: Law;
}

/** The day from which a time is counted, and the last of it: the script puts the days there. */
export const COUNTED = {
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
};

/** Leads to the tool that counts the days from a result, by the law of a place. */
export function CountLink({ place }: { place: string }): ReactNode {
  const given = new URLSearchParams({ situation: 'tenant', place });
  return (
    <Link to={`/tools/test-result?${given.toString()}`}>
      <Translate id="tools.law.noticeTool">we count the days</Translate>
    </Link>
  );
}

/** Within what time a tenant tells the landlord of a result of their own, where nobody knows of a result yet. */
export function NoticeRule({
  law: { jurisdiction, tenantNotice, mitigation },
}: NoticeTextProps): ReactNode {
  if (!tenantNotice || !mitigation?.level) return null;
  return (
    <>
      <Translate
        id="tools.law.noticeRule"
        values={{
          level: quantity(mitigation.level),
          time: quantity(tenantNotice),
          tool: <CountLink place={jurisdiction} />,
        }}
      >
        {
          'If you test and measure {level} or more: write to the landlord within {time} of your result, with a copy of it. Once you have one, {tool}.'
        }
      </Translate>
      <Provenance of={tenantNotice} />
    </>
  );
}

/** The same for a result that there is, with the day by which the landlord has the notice. */
export function NoticeText({
  law: { jurisdiction, tenantNotice, mitigation },
}: NoticeTextProps): ReactNode {
  if (!tenantNotice || !mitigation?.level) return null;
  return (
    <>
      <Translate
        id="tools.law.notice"
        values={{
          place: jurisdiction,
          level: quantity(mitigation.level),
          time: quantity(tenantNotice),
          ...COUNTED,
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
