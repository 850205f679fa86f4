import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { SourceLink } from '../../laws/SourceLink';
import { PhoneLink } from '../../ui/ContactLinks';
import { ClosedHouseSay, Slot } from '../Say';

const Close = (): ReactNode => (
  <Slot name="close">
    <Translate id="tools.closed.closeHour" values={{ before: quantity(radon.closedHouse.before) }}>
      {'{before} before the start'}
    </Translate>
  </Slot>
);
const End = (): ReactNode => (
  <Slot name="end">
    <Translate id="tools.closed.endHour" values={{ during: quantity(radon.test.minimum) }}>
      {'{during} after the start at the soonest'}
    </Translate>
  </Slot>
);

/** What is said of the hours of a closed house. */
export function SheetAnswers(): ReactNode {
  return (
    <ul>
      <ClosedHouseSay code="sheet.ahead">
        <Translate id="tools.closed.ahead" values={{ close: <Close />, end: <End /> }}>
          {'Close the house by {close}. Do not open it before {end}.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="sheet.today">
        <Translate
          id="tools.closed.today"
          values={{ close: <Close />, end: <End />, phone: <PhoneLink /> }}
        >
          {
            'Today: close the house by {close}. If that hour has passed, close it now and call {phone}. Do not open it before {end}.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="sheet.closed">
        <Translate id="tools.closed.since" values={{ close: <Close />, end: <End /> }}>
          {'The house should be closed since {close}. Do not open it before {end}.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="sheet.over">
        <Translate id="tools.closed.over" values={{ end: <End /> }}>
          {'These hours are over. The end was {end}.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="hour.close">
        <strong>
          <Translate id="sheet.close">Close windows and outside doors by</Translate>
        </strong>{' '}
        <Close />
      </ClosedHouseSay>
      <ClosedHouseSay code="hour.start">
        <strong>
          <Translate id="sheet.start">The test starts</Translate>
        </strong>{' '}
        <Slot name="start">
          <Translate id="tools.closed.startHour">at the hour of your appointment</Translate>
        </Slot>
      </ClosedHouseSay>
      <ClosedHouseSay code="hour.end">
        <strong>
          <Translate id="sheet.end">Do not open before</Translate>
        </strong>{' '}
        <End />
      </ClosedHouseSay>
      <ClosedHouseSay code="next.print">
        <Translate
          id="tools.closed.print"
          values={{
            link: (
              <Link to="/test-preparation">
                <Translate id="tools.closed.guide">preparation guide</Translate>
              </Link>
            ),
          }}
        >
          {'Print the sheet, hang it up, and tell everyone. The reasons are in the {link}.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.missed">
        <Translate id="tools.closed.missed" values={{ phone: <PhoneLink /> }}>
          {
            'Not closed in time? Close it now and call {phone}: the start is postponed, or the test runs longer.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.collect">
        <Translate
          id="tools.closed.collect"
          values={{
            collect: (
              <Slot name="collect">
                <Translate id="tools.closed.collectDay">the next one</Translate>
              </Slot>
            ),
          }}
        >
          {
            'The end is no office day of ours. Plan to keep the house closed until we collect the device on {collect}, unless we agreed on another day.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="why.closed">
        <Translate
          id="tools.closed.whyClosed"
          values={{
            before: quantity(radon.closedHouse.before),
            during: quantity(radon.test.minimum),
            source: <SourceLink id="epaBuyersGuide" />,
          }}
        >
          {
            'Closed for {before} before a short test and all through it, at least {during}: {source}.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="why.forward">
        <Translate id="tools.closed.forward">
          In these days the clocks go forward. Hours are counted as they pass, so the test ends an
          hour later by the clock.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="why.back">
        <Translate id="tools.closed.back">
          In these days the clocks go back. Hours are counted as they pass, so the test ends an hour
          sooner by the clock.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="assumed.zone">
        <Translate id="tools.closed.zone">
          All hours are those of Maryland, DC and Virginia (Eastern Time).
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="assumed.twice">
        <Translate id="tools.closed.twice">
          That night this hour comes twice. We took the first.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="open.appointment">
        <Translate id="tools.closed.appointment">
          This is no appointment. The hour at which we place the device decides, and the house stays
          closed until we collect it.
        </Translate>
      </ClosedHouseSay>
    </ul>
  );
}
