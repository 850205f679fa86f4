import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { ClosedHouseSay } from './ClosedHouseSay';

/** The answer in a sentence, for each reason. */
export function OpenedAnswers(): ReactNode {
  return (
    <>
      <GoOn />
      <ul>
        <ClosedHouseSay code="opened.broken-before">
          <Translate
            id="tools.opened.brokenBefore"
            values={{ before: quantity(radon.closedHouse.before) }}
          >
            {
              'Start later: the house must be closed for {before} before the test. Or the test runs longer; we tell you which.'
            }
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.monitor-hours">
          <Translate id="tools.opened.monitorHours">
            Extend: the test has to run longer, from when the house was closed again.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.cannot-close">
          <Translate id="tools.opened.cannotClose">
            Start again on another date. A short test is not made in a house that cannot be kept
            closed.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.break-not-ruled">
          <Translate id="tools.opened.notRuled">
            Call us. The test may have to run longer or start again: the sources do not say from how
            many minutes on.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.device-disturbed">
          <Translate id="tools.opened.disturbed">
            Call us, and leave the device where it is now. We tell you whether the test can go on.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.power-not-ruled">
          <Translate id="tools.opened.power">
            Call us. Whether it matters depends on the device, and for how long heating or cooling
            was off.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.works-not-ruled">
          <Translate id="tools.opened.works">
            Stop the work and call us. Whether the test can go on depends on what was done.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.progeny-not-ruled">
          <Translate id="tools.opened.progeny">
            Call us. A progeny test has stricter rules of its own.
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.storm-length" of="extend">
          <Translate
            id="tools.opened.stormExtend"
            values={{ hours: quantity(radon.test.severeWeather) }}
          >
            {
              'Extend: in a severe storm a test runs for at least {hours}. Or it moves to another date.'
            }
          </Translate>
        </ClosedHouseSay>
        <ClosedHouseSay code="opened.storm-length" of="start-later">
          <Translate
            id="tools.opened.stormLater"
            values={{ hours: quantity(radon.test.severeWeather) }}
          >
            {'Start on another date, or plan a test of at least {hours}.'}
          </Translate>
        </ClosedHouseSay>
      </ul>
    </>
  );
}

/** Where nothing is spoiled. */
function GoOn(): ReactNode {
  return (
    <ul>
      <ClosedHouseSay code="opened.normal-entry">
        <Translate id="tools.opened.entry">
          Go on. Opening a door to go in or out does not affect the result.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.normal-use">
        <Translate id="tools.opened.use">
          Go on. That is normal use of a home: small fans for a short time, and a fire that heats
          it.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.long-test">
        <Translate id="tools.opened.long">
          Go on. A long test needs no closed house: live as usual.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.closed-in-time">
        <Translate id="tools.opened.inTime" values={{ before: quantity(radon.closedHouse.before) }}>
          {'Go on. The house was closed for {before} before the start.'}
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.no-device-yet">
        <Translate id="tools.opened.noDevice">
          Go on. Before the test there is no device that could be moved.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.test-over">
        <Translate id="tools.opened.isOver">
          Go on. When the device is collected, the house may be opened.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.enough-left">
        <Translate id="tools.opened.enough">
          Go on, and tell us: the planned end leaves enough closed hours after the opening.
        </Translate>
      </ClosedHouseSay>
      <ClosedHouseSay code="opened.storm-length" of="go-on">
        <Translate id="tools.opened.stormFine">
          Go on. The test is long enough for a severe storm.
        </Translate>
      </ClosedHouseSay>
    </ul>
  );
}
