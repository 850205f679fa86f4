import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon, sources } from '@site/src/data';
import { longDate, quantity } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { PhoneLink } from '../../ui/ContactLinks';
import { ClosedHouseSay } from './ClosedHouseSay';

/** Where the rules stand, what is assumed, and what the sources leave open. */
export function OpenedSources(): ReactNode {
  return (
    <ul>
      <ClosedHouseSay code="why.guide">
        <Translate
          id="tools.opened.guide"
          values={{
            link: (
              <Link to="/test-preparation#if-something-went-wrong">
                <Translate id="tools.opened.guideLink">What if something went wrong?</Translate>
              </Link>
            ),
          }}
        >
          {'Our preparation guide: {link}'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="why.before">
        <Translate
          id="tools.opened.whyBefore"
          values={{
            before: quantity(radon.closedHouse.before),
            days: quantity(radon.test.severeWeatherDays),
            contiguous: quantity(radon.test.contiguous),
          }}
        >
          {
            'Not closed for {before} before the start: the test is postponed, or it runs to {days} closed, or a monitor runs until it has {contiguous} in one piece after {before} closed.'
          }
        </Translate>{' '}
        <Cited id="mahConditions" />
      </ClosedHouseSay>
      <ClosedHouseSay code="why.hours">
        <Translate id="tools.opened.whyHours">
          Hours may not be cut out of the middle of a monitor’s record. Only its first ones may be
          left out, until the house has been closed for long enough.
        </Translate>{' '}
        <Cited id="mahReporting" />
      </ClosedHouseSay>
      <ClosedHouseSay code="why.keep">
        <Translate id="tools.opened.whyKeep">
          A short test is not made where the house cannot be kept closed all through it.
        </Translate>{' '}
        <Cited id="mahConditions" />
      </ClosedHouseSay>
      <ClosedHouseSay code="why.storm">
        {practice.storm} <Cited id="mahTestPlace" />
      </ClosedHouseSay>
      <ClosedHouseSay code="assumed.hour">
        <Translate id="tools.opened.assumedHour">
          Without an hour: the house was open until the start.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="assumed.minutes">
        <Translate id="tools.opened.assumedMinutes">
          Without minutes: it was closed again at once.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="assumed.kind">
        <Translate id="tools.opened.assumedKind">
          A short test with a device we do not know.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="open.break">
        <Translate id="tools.opened.open" values={{ phone: <PhoneLink /> }}>
          {
            'What we can read names no number of minutes, and rules on a break during the test for no device but a monitor. So this is for a person to decide: {phone}.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="open.hours">
        <Translate id="tools.opened.openHours">
          Until when the test would run: for that we need the hour.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="open.edition">
        <Translate id="tools.opened.edition" values={{ standard: radon.standards.homes }}>
          {
            'We read the edition of 2019, which is public. We measure to {standard}, which may word it differently.'
          }
        </Translate>
      </ClosedHouseSay>
    </ul>
  );
}

/** A source, and when somebody last read it. */
function Cited({ id }: { id: string }): ReactNode {
  const source = sources[id];
  if (!source) return null;
  return (
    <>
      <Link to={source.url}>{source.short}</Link>
      {source.lastChecked && (
        <Translate id="tools.checked" values={{ date: longDate(source.lastChecked) }}>
          {' (last checked {date})'}
        </Translate>
      )}
    </>
  );
}
