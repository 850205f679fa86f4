import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { noticeAround } from '@site/src/laws/facts';
import { Provenance } from '../../laws/Provenance';
import { leaseEnd, mitigation, results } from '../../../laws/points';
import { LawSay, Slot } from '../Say';
import { CountLink, NoticeRule } from './NoticeText';
import type { DutiesProps } from './SaleDuties';
import { SmallRental } from './SmallRental';

/** What landlord and tenant do, by a law on rentals. */
export function RentalDuties({ id, law }: DutiesProps): ReactNode {
  const of = `${id}-rental`;
  const [end] = leaseEnd(law);
  const [fix] = mitigation(law);
  const age = law.validity && quantity(law.validity);
  return (
    <>
      <h4>
        <Translate id="tools.part.next">What to do</Translate>
      </h4>
      <ul>
        {age !== undefined && (
          <LawSay code="next.oldest" of={of}>
            <Translate
              id="tools.law.oldestRental"
              values={{
                oldest: (
                  <Slot name="oldest">
                    <Translate id="tools.law.oldestRentalRule" values={{ time: age }}>
                      {'less than {time} before the lease'}
                    </Translate>
                  </Slot>
                ),
              }}
            >
              {'Oldest test that counts: {oldest}.'}
            </Translate>
          </LawSay>
        )}
        {law.leaseSigning && (
          <LawSay code="next.due" of={of}>
            <Translate
              id="tools.law.dueRental"
              values={{
                due: (
                  <Slot name="due">
                    <Translate id="tools.law.dueRentalRule">the day the lease is signed</Translate>
                  </Slot>
                ),
              }}
            >
              {'The tenant has the result on {due}.'}
            </Translate>
            <Provenance of={law.leaseSigning} />
          </LawSay>
        )}
        <LawSay code="next.landlord" of={of}>
          <Translate id="tools.law.landlord.test">
            If you are the landlord: you have the test made.
          </Translate>{' '}
          <Results law={law} />
        </LawSay>
        <LawSay code="next.tenant" of={of}>
          <Translate id="tools.law.tenant.test">
            If you rent: ask for the result and its date. You may test too.
          </Translate>{' '}
          <Results law={law} />
        </LawSay>
        {law.tenantNotice && law.mitigation?.level && (
          <LawSay code="next.notice" of={id}>
            <NoticeRule law={law} />
          </LawSay>
        )}
        {noticeAround(id) && (
          <LawSay code="next.small-rental" of={id}>
            <SmallRental id={id} law={law} />{' '}
            <Translate
              id="tools.law.smallRentalTool"
              values={{ tool: <CountLink place={law.jurisdiction} /> }}
            >
              {'Once you have a result, {tool}.'}
            </Translate>
          </LawSay>
        )}
        {fix && (
          <LawSay code="next.fix" of={of}>
            <Translate id="tools.law.fixRental" values={{ mitigation: fix.text }}>
              {'Fixing a high result: {mitigation}.'}
            </Translate>
            {fix.of && <Provenance of={fix.of} />}
          </LawSay>
        )}
        {end && (
          <LawSay code="next.end" of={id}>
            <Translate id="tools.law.end" values={{ when: end.text }}>
              {'When a tenant may end the lease: {when}. Ask the county or city before you act.'}
            </Translate>
            {end.of && <Provenance of={end.of} />}
          </LawSay>
        )}
        {age !== undefined && (
          <LawSay code="next.lasts" of={of}>
            <Translate
              id="tools.law.lasts"
              values={{
                today: (
                  <Slot name="today">
                    <Translate id="tools.law.lastsToday">one day</Translate>
                  </Slot>
                ),
                last: (
                  <Slot name="last">
                    <Translate id="tools.law.lastsRule" values={{ time: age }}>
                      {'the day before it is {time} old'}
                    </Translate>
                  </Slot>
                ),
              }}
            >
              {'A test of {today} counts for leases until {last}.'}
            </Translate>
          </LawSay>
        )}
      </ul>
    </>
  );
}

/** When the tenant gets the result, and who says so first; what else is said stands on the law's page. */
function Results({ law }: { law: Law }): ReactNode {
  const [first] = results(law);
  return (
    first && (
      <>
        {!law.leaseSigning && (
          <>
            <Translate id="tools.law.resultGoes">The result goes to the tenant.</Translate>{' '}
          </>
        )}
        {`${first.text}. `}
        {first.of && <Provenance of={first.of} />}
      </>
    )
  );
}
