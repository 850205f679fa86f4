import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, laws, type Law } from '@site/src/data';
import { hoursInWords } from '@site/src/lib/hours';
import { quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { validityOn } from '@site/src/laws/facts';
import { OCCASIONS, sideOf, type Occasion } from '@site/src/tools/test-dates/occasions';
import { SourceLink } from '../../laws/SourceLink';
import { Provenance } from '../../laws/Provenance';
import { DatesSay } from '../Say';
import { ADay } from './slots';

/** Why: how long a test takes, and how old it may be by each rule. */
export function DatesReasons(): ReactNode {
  return (
    <ul>
      {OCCASIONS.flatMap((occasion) =>
        Object.entries(laws).map(([id, law]) => (
          <Age key={occasion + id} occasion={occasion} id={id} law={law} />
        )),
      )}
      {OCCASIONS.map((occasion) => (
        <NoRule key={occasion} occasion={occasion} />
      ))}
      <DatesSay code="why.oldest">
        <Translate id="tools.dates.oldest" values={{ oldest: <ADay name="oldest" /> }}>
          {'So the test may be from {oldest} at the earliest. On its anniversary it is too old.'}
        </Translate>
      </DatesSay>
      <DatesSay code="why.signing">
        <Translate id="tools.dates.atSigning">
          The result is handed over when the lease is signed. A level at or above the law’s must be
          brought down before, so leave room.
        </Translate>{' '}
        <Link to="/radon-laws#compare">
          <Translate id="tools.dates.compare">Compare the rental laws</Translate>
        </Link>
      </DatesSay>
      <DatesSay code="why.hours">{practice.resultTime}</DatesSay>
      <DatesSay code="why.storm">{practice.storm}</DatesSay>
      <DatesSay code="why.holidays">
        <Translate
          id="tools.dates.holidaysWhy"
          values={{
            hours: hoursInWords(company.openingHours.office),
            source: <SourceLink id="federalHolidays" />,
          }}
        >
          {'We plan visits on office days ({hours}), none on federal holidays ({source}).'}
        </Translate>
      </DatesSay>
    </ul>
  );
}

/** How old a test may be by one law, and by when both sides of a sale have the result. */
function Age({
  occasion,
  id,
  law,
}: {
  occasion: Occasion;
  /** The id of the law. */
  id: string;
  law: Law;
}): ReactNode {
  const side = sideOf(occasion);
  const rule = validityOn(law, side);
  if (!law.enactments[side]) return null;
  const of = `${occasion}-${id}`;
  return (
    <>
      {rule && (
        <DatesSay code="why.validity" of={of}>
          {occasion === 'sale' ? (
            <Translate
              id="tools.dates.ageSale"
              values={{ law: <Link to={law.path}>{law.jurisdiction}</Link>, age: quantity(rule) }}
            >
              {'{law}: on the day of settlement the test must be less than {age} old.'}
            </Translate>
          ) : (
            <Translate
              id="tools.dates.ageLease"
              values={{ law: <Link to={law.path}>{law.jurisdiction}</Link>, age: quantity(rule) }}
            >
              {'{law}: on the day of the lease the test must be less than {age} old.'}
            </Translate>
          )}{' '}
          <Provenance of={rule} />
        </DatesSay>
      )}
      {occasion === 'sale' && law.results && (
        <DatesSay code="why.informed" of={of}>
          {`${law.results.text}. `}
          <Provenance of={law.results} />
        </DatesSay>
      )}
    </>
  );
}

/** Where no rule limits the age, or nobody knows which. */
function NoRule({ occasion }: { occasion: Occasion }): ReactNode {
  return (
    <>
      <DatesSay code="why.none" of={occasion}>
        {occasion === 'sale' ? (
          <Translate id="tools.dates.noSaleRule">
            We know of no rule there that asks for a test before a sale. The days are the same.
          </Translate>
        ) : (
          <Translate id="tools.dates.noLeaseRule">
            We know of no rule there that asks for a test before a lease. The days are the same.
          </Translate>
        )}
      </DatesSay>
      <DatesSay code="why.strictest" of={occasion}>
        <Translate id="tools.dates.strictest">
          We do not know the place, so we took the shortest time that any rule here allows.
        </Translate>
      </DatesSay>
      <DatesSay code="why.exempt-place" of={occasion}>
        <Translate
          id="tools.dates.exemptPlace"
          values={{
            law: (
              <Link to="/radon-laws#compare">
                <Translate id="tools.dates.exemptLink">Compare the laws</Translate>
              </Link>
            ),
          }}
        >
          {'The rule for sales leaves this place out. The days are the same. {law}'}
        </Translate>
      </DatesSay>
    </>
  );
}
