import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import { laws, radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Provenance } from '../../laws/Provenance';
import { PhoneLink } from '../../ui/ContactLinks';
import { PlaceBorder } from '../PlaceRead';
import { DatesSay } from '../Say';

/** What a plan takes for given, and what the sources leave open. */
export function OpenDates(): ReactNode {
  return (
    <ul>
      <DatesSay code="assumed.office">
        <Translate id="tools.dates.office">
          We come on office days, and the result is there on the day we collect. Ask us about other
          days.
        </Translate>
      </DatesSay>
      <DatesSay code="assumed.start">
        <Translate id="tools.dates.start">
          We come on the first office day after your call. Only the call tells whether we can.
        </Translate>
      </DatesSay>
      <DatesSay code="assumed.reserve">
        <Translate
          id="tools.dates.reserve"
          values={{ days: quantity(radon.test.severeWeatherDays) }}
        >
          {'A test of {days}, in case of a severe storm.'}
        </Translate>
      </DatesSay>
      <DatesSay code="open.which-day-counts">
        <Translate id="tools.dates.whichDay">
          Whether a test has the age of its first or its last day, the sources do not say. We count
          from the first, the careful way.
        </Translate>
      </DatesSay>
      {Object.entries(laws).map(([id, { note, saleRule }]) => (
        <Fragment key={id}>
          {note && (
            <DatesSay code="open.text" of={id}>
              {note}
            </DatesSay>
          )}
          {saleRule && (
            <DatesSay code="open.saleRule" of={id}>
              {saleRule.text} <Provenance of={saleRule} />
            </DatesSay>
          )}
        </Fragment>
      ))}
      <DatesSay code="open.limits">
        <Translate id="tools.dates.limitsUnsure">
          Whether the address is inside the limits: a mailing address does not tell. We count by the
          stricter rule; ask the city or town.
        </Translate>
      </DatesSay>
      <DatesSay code="open.home">
        <Translate
          id="tools.dates.homeUnsure"
          values={{
            link: (
              <Link to="/tools/radon-law">
                <Translate id="tools.dates.lawLink">which radon law applies to you</Translate>
              </Link>
            ),
          }}
        >
          {'Whether the rule is for your kind of home: see {link}.'}
        </Translate>
      </DatesSay>
      <PlaceBorder />
      <DatesSay code="open.no-reserve">
        <Translate
          id="tools.dates.noReserve"
          values={{ days: quantity(radon.test.severeWeatherDays) }}
        >
          {'There is no room left for a test of {days}: a severe storm would upset this plan.'}
        </Translate>
      </DatesSay>
      <DatesSay code="open.wait">
        <Translate id="tools.dates.wait" values={{ phone: <PhoneLink /> }}>
          {
            'This is no appointment. How long you wait for one, only the scheduler or a call tells: {phone}.'
          }
        </Translate>
      </DatesSay>
    </ul>
  );
}
