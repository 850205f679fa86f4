import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawOf, radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { PhoneLink } from '../../ui/ContactLinks';
import { DatesSay } from './DatesSay';

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
      <DatesSay code="open.gaithersburg-text">{lawOf('gaithersburg').note}</DatesSay>
      <DatesSay code="open.gaithersburg-sale">{lawOf('gaithersburg').saleRule?.text}</DatesSay>
      <DatesSay code="open.town-rental">
        <Translate id="tools.dates.townRental">
          Whether the county’s rule for rentals holds in this town, we could not read anywhere. Ask
          the town; we took the county’s rule.
        </Translate>
      </DatesSay>
      <DatesSay code="open.city-limits">
        <Translate
          id="tools.dates.cityLimits"
          values={{
            link: (
              <Link to="/tools/radon-law">
                <Translate id="tools.law.name">Which radon law applies to me?</Translate>
              </Link>
            ),
          }}
        >
          {'Whether a rule holds depends on the place and the home: {link}'}
        </Translate>
      </DatesSay>
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
