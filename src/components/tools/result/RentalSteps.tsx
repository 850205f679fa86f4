import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, radon, type Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { noticeAround } from '@site/src/laws/facts';
import { Provenance } from '../../laws/Provenance';
import { leaseEnd, mitigation } from '../../../laws/points';
import { AnswerGroup } from '../AnswerGroup';
import { COUNTED, NoticeText } from '../law/NoticeText';
import { SmallRental } from '../law/SmallRental';
import { PlaceBorder, PlaceRead } from '../PlaceRead';
import { ResultSay } from '../Say';

/** What a result means in a rented home: anywhere, and by each law on rentals. */
export function RentalSteps(): ReactNode {
  const action = quantity(radon.actionLevel.air);
  return (
    <AnswerGroup
      id="rental"
      title={<Translate id="tools.result.rentalTitle">Air, in a rented home</Translate>}
    >
      <ul>
        <ResultSay code="next.keep">
          <Translate id="tools.result.keep" values={{ action }}>
            {
              'Keep the report, and show it to your landlord. No rule that we know asks a landlord to fix a home below {action}.'
            }
          </Translate>
        </ResultSay>
        <ResultSay code="next.tenant-ask">
          <Translate id="tools.result.tenantAsk">
            Give your landlord the result in writing, soon, and keep a copy. Ask your county or city
            what it asks of landlords.
          </Translate>
        </ResultSay>
        <ResultSay code="next.tenant-confirm">
          <Translate id="tools.result.tenantConfirm">
            Ask the landlord to have a second test made: outside a sale, EPA suggests one before
            money is spent.
          </Translate>
        </ResultSay>
        <ResultSay code="next.landlord-low">
          <Translate
            id="tools.result.landlordLow"
            values={{
              law: (
                <Link to="/tools/radon-law?role=landlord">
                  <Translate id="tools.result.lawLink">which law applies to you</Translate>
                </Link>
              ),
            }}
          >
            {'Keep the report for the lease: see {law}, and when the tenant gets the result.'}
          </Translate>
        </ResultSay>
        <ResultSay code="unsure.place">
          <Translate id="tools.result.placeUnsure">
            You did not say where the home is: days and duties differ from place to place.
          </Translate>
        </ResultSay>
        <ResultSay code="unsure.limits">
          <Translate id="tools.result.limitsUnsure">
            Whether the address is inside the city limits: both rules stand here. Ask the city.
          </Translate>
        </ResultSay>
        <PlaceBorder />
      </ul>
      <PlaceRead />
      {Object.entries(laws).map(([id, law]) =>
        law.enactments.rental ? <OfLaw key={id} id={id} law={law} /> : null,
      )}
    </AnswerGroup>
  );
}

export function OfLaw({ id, law }: { id: string; law: Law }): ReactNode {
  const [end] = leaseEnd(law);
  const [fix] = mitigation(law);
  return (
    <>
      <h4>{law.jurisdiction}</h4>
      <ul>
        {law.tenantNotice && law.mitigation?.level ? (
          <ResultSay code="next.tenant-notice" of={id}>
            <NoticeText law={law} />
          </ResultSay>
        ) : (
          <ResultSay code="next.tenant-write" of={id}>
            <Translate id="tools.result.tenantWrite" values={{ place: law.jurisdiction }}>
              {
                '{place}: a tenant with a high result writes to the landlord, with a copy of it, and keeps proof.'
              }
            </Translate>
          </ResultSay>
        )}
        {noticeAround(id) && (
          <ResultSay code="next.tenant-caution" of={id}>
            <SmallRental id={id} law={law} />{' '}
            <Translate id="tools.result.cautionDays" values={COUNTED}>
              {'Counted from {today}: by {by}.'}
            </Translate>
          </ResultSay>
        )}
        {end && (
          <ResultSay code="next.tenant-end" of={id}>
            <Translate
              id="tools.result.tenantEnd"
              values={{ place: law.jurisdiction, when: end.text }}
            >
              {
                '{place}: when a tenant may end the lease: {when}. Ask the county or city before you act.'
              }
            </Translate>
            {end.of && <Provenance of={end.of} />}
          </ResultSay>
        )}
        {fix && (
          <ResultSay code="next.landlord-fix" of={id}>
            <Translate
              id="tools.result.landlordFix"
              values={{
                place: law.jurisdiction,
                mitigation: fix.text,
              }}
            >
              {'{place}: fixing a rented home: {mitigation}.'}
            </Translate>
            {fix.of && <Provenance of={fix.of} />}
          </ResultSay>
        )}
        <ResultSay code="why.law" of={id}>
          <Link to={law.path}>{law.title}</Link>
          {law.note && `. ${law.note}`}
        </ResultSay>
      </ul>
    </>
  );
}
