import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, lawOf, laws, radon, sources, type Law } from '@site/src/data';
import { hoursInWords } from '@site/src/lib/hours';
import { quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import {
  datesFacts,
  OCCASIONS,
  type Occasion,
  type Validity,
} from '@site/src/lib/tools/test-dates/facts';
import { Provenance } from '../../laws/Provenance';
import { DatesSay } from './DatesSay';
import { ADay } from './slots';

/** Why: how long a test takes, and how old it may be by each rule. */
export function DatesReasons(): ReactNode {
  const { validity } = datesFacts(radon, laws, company);
  const { results } = lawOf('montgomeryResale');
  return (
    <ul>
      {OCCASIONS.flatMap((occasion) =>
        once(Object.values(validity[occasion])).map((limit) => (
          <Age key={limit.law} occasion={occasion} limit={limit} law={lawOf(limit.law)} />
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
      <DatesSay code="why.informed" of="sale">
        {`${results?.text ?? ''}. `}
        {results && <Provenance of={results} />}
      </DatesSay>
      <DatesSay code="why.informed" of="lease">
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
            source: (
              <Link to={sources.federalHolidays?.url ?? ''}>{sources.federalHolidays?.short}</Link>
            ),
          }}
        >
          {'We plan visits on office days ({hours}), none on federal holidays ({source}).'}
        </Translate>
      </DatesSay>
    </ul>
  );
}

function once(limits: readonly Validity[]): Validity[] {
  return limits.filter(
    (limit, index) => limits.findIndex(({ law }) => law === limit.law) === index,
  );
}

/** How old a test may be by one law. */
function Age({
  occasion,
  limit,
  law,
}: {
  occasion: Occasion;
  limit: Validity;
  law: Law;
}): ReactNode {
  const rule = occasion === 'sale' ? (law.saleValidity ?? law.validity) : law.validity;
  if (!rule) return null;
  return (
    <DatesSay code="why.validity" of={`${occasion}-${limit.law}`}>
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
      <DatesSay code="why.exempt-town" of={occasion}>
        <Translate id="tools.dates.exemptTown">
          The county’s page lists this town as exempt from its rule for sales. The days are the
          same.
        </Translate>{' '}
        <Link to="/laws/montgomery-resale#exemptions">
          <Translate id="tools.dates.exemptLink">Exemptions</Translate>
        </Link>
      </DatesSay>
    </>
  );
}
