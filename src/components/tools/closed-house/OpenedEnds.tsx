import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { contactDays } from '@site/src/lib/contact-days';
import { PhoneLink } from '../../ui/ContactLinks';
import { ClosedHouseSay, Slot } from '../Say';

const Hours = (): ReactNode => (
  <Slot name="hours">
    <Translate id="tools.opened.someHours">so many</Translate>
  </Slot>
);
const Time = (): ReactNode => (
  <Slot name="time">
    <Translate id="tools.opened.someTime">the hour that follows from it</Translate>
  </Slot>
);
const monitor = (): Record<string, string> => ({
  before: quantity(radon.closedHouse.before),
  contiguous: quantity(radon.test.contiguous),
});

/** Until when the test would run, and what to do. */
export function OpenedEnds(): ReactNode {
  return (
    <ul>
      <ClosedHouseSay code="end.later">
        <Translate id="tools.opened.later" values={{ hours: <Hours /> }}>
          {'Start at the earliest {hours} hours later than planned.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.laterTime">
        <Translate id="tools.opened.laterTime" values={{ hours: <Hours />, time: <Time /> }}>
          {'Start at the earliest {hours} hours later than planned: {time}.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.monitor">
        <Translate id="tools.opened.monitor" values={{ ...monitor(), hours: <Hours /> }}>
          {
            'With a monitor that records each hour: until {hours} hours after the start. That is {before} closed again, then {contiguous} in one piece.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.monitorTime">
        <Translate
          id="tools.opened.monitorTime"
          values={{ ...monitor(), hours: <Hours />, time: <Time /> }}
        >
          {
            'With a monitor that records each hour: until {time}, {hours} hours after the start. That is {before} closed again, then {contiguous} in one piece.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.other">
        <Translate
          id="tools.opened.other"
          values={{ hours: <Hours />, storm: quantity(radon.test.severeWeather) }}
        >
          {
            'With any other device: until {hours} hours after the start, {storm} closed, if the device allows it. Else a new test.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.otherTime">
        <Translate
          id="tools.opened.otherTime"
          values={{ hours: <Hours />, time: <Time />, storm: quantity(radon.test.severeWeather) }}
        >
          {
            'With any other device: until {time}, {hours} hours after the start, {storm} closed, if the device allows it. Else a new test.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.storm">
        <Translate id="tools.opened.stormEnd" values={{ hours: <Hours /> }}>
          {'Until {hours} hours after the start, with any device, the house closed all through.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="end.stormTime">
        <Translate id="tools.opened.stormEndTime" values={{ hours: <Hours />, time: <Time /> }}>
          {
            'Until {time}, {hours} hours after the start, with any device, the house closed all through.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.close">
        <Translate id="tools.opened.close">
          Close it or switch it off now, and keep the house closed.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.keep">
        <Translate id="tools.opened.keep">Keep the house closed meanwhile.</Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.note">
        <Translate id="tools.opened.note">Write down what it was, from when to when.</Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.leave">
        <Translate id="tools.opened.leave">Leave the device where it is now.</Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.call">
        <Translate id="tools.opened.call" values={{ phone: <PhoneLink />, days: contactDays() }}>
          {
            'Call or text us today, {phone}, {days}: we decide with you, and nobody will blame you. A wrong number helps no one.'
          }
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.again">
        <Translate id="tools.opened.again">
          Choose days on which the house can stay closed: nights away from home, for one.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="next.carry-on">
        <Translate id="tools.opened.carryOn">
          Nothing. Tell us when we come, if you are in doubt.
        </Translate>
      </ClosedHouseSay>
    </ul>
  );
}
