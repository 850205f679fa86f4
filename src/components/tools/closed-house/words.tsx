import Translate, { translate } from '@docusaurus/Translate';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import type { ClosedHouseQuestions } from '@site/src/tools/closed-house/questions';
import { daySlips, longTest, yesNo, type ToolWords } from '../shared-words';

type Words = ToolWords<ClosedHouseQuestions>;

/** The words of the closed-house tool's questions. */
export const closedHouseWords = (): Words => ({
  need: {
    label: <Translate id="tools.closed.need">What do you need?</Translate>,
    options: {
      sheet: translate({ id: 'tools.closed.sheet', message: 'A sheet with my hours' }),
      opened: translate({ id: 'tools.closed.opened', message: 'We opened a window' }),
    },
  },
  event: eventWords(),
  when: {
    label: <Translate id="tools.closed.when">When?</Translate>,
    options: {
      before: translate({ id: 'tools.closed.before', message: 'Before the test' }),
      during: translate({ id: 'tools.closed.during', message: 'During the test' }),
      after: translate({ id: 'tools.closed.after', message: 'After it was collected' }),
    },
  },
  hour: {
    label: <Translate id="tools.closed.hour">Hours from the start</Translate>,
    hint: (
      <Translate id="tools.closed.hourHint">
        Roughly. Before the test: hours until the start.
      </Translate>
    ),
    slips: {
      amount: <Translate id="tools.closed.hourSlip">Type hours, such as 30.</Translate>,
      over: (
        <Translate id="tools.closed.hourOver">
          The test is over by then. Choose a longer test, or tell us it happened after the device
          was collected.
        </Translate>
      ),
    },
  },
  minutes: {
    label: <Translate id="tools.closed.minutes">How many minutes</Translate>,
    hint: <Translate id="tools.closed.minutesHint">Roughly, until it was closed again.</Translate>,
    slips: {
      amount: <Translate id="tools.closed.minutesSlip">Type minutes, such as 20.</Translate>,
    },
  },
  test: {
    label: <Translate id="tools.closed.test">What kind of test?</Translate>,
    options: {
      unknown: translate({
        id: 'tools.closed.unknownTest',
        message: 'A short one; I don’t know the device',
      }),
      monitor: translate({
        id: 'tools.closed.monitor',
        message: 'Short, a monitor that records each hour',
      }),
      passive: translate({ id: 'tools.closed.passive', message: 'Short, a device without power' }),
      long: longTest(),
      progeny: translate({ id: 'tools.closed.progeny', message: 'A progeny test' }),
    },
  },
  closed: {
    label: (
      <Translate id="tools.closed.closed">Can you keep the house closed from now on?</Translate>
    ),
    options: yesNo(),
  },
  day: {
    label: <Translate id="tools.closed.day">Day the test starts</Translate>,
    slips: daySlips(),
  },
  time: timeWords(),
  length: {
    label: <Translate id="tools.closed.length">How long is the test?</Translate>,
    options: {
      short: quantity(radon.test.minimum),
      storm: translate(
        { id: 'tools.closed.storm', message: '{hours}, as in storms' },
        { hours: quantity(radon.test.severeWeather) },
      ),
    },
  },
});

/** The words for the start time. */
const timeWords = (): Words['time'] => ({
  label: <Translate id="tools.closed.time">Start time</Translate>,
  hint: (
    <Translate id="tools.closed.timeHint">
      When we place the device: see your appointment.
    </Translate>
  ),
  slips: {
    time: <Translate id="tools.closed.timeSlip">Type the full time, like 10:00 AM.</Translate>,
    missing: <Translate id="tools.closed.timeMissing">Choose the hour.</Translate>,
    skipped: (
      <Translate id="tools.closed.timeSkipped">
        The clocks go forward that night and skip this hour. Type another.
      </Translate>
    ),
  },
});

/** The words for what happened. */
const eventWords = (): Words['event'] => ({
  label: <Translate id="tools.closed.event">What happened?</Translate>,
  slips: {
    missing: <Translate id="tools.closed.eventMissing">Tell us what happened.</Translate>,
  },
  options: {
    window: translate({ id: 'tools.closed.window', message: 'A window was open' }),
    door: translate({ id: 'tools.closed.door', message: 'An outside door was open' }),
    passing: translate({
      id: 'tools.closed.passing',
      message: 'Somebody went in or out, as usual',
    }),
    fan: translate({
      id: 'tools.closed.fan',
      message: 'A whole-house or window fan, or fresh air, was on',
    }),
    fireplace: translate({ id: 'tools.closed.fireplace', message: 'The fireplace was lit' }),
    'heating-fire': translate({
      id: 'tools.closed.heatingFire',
      message: 'A stove that heats the home was lit',
    }),
    exhaust: translate({
      id: 'tools.closed.exhaust',
      message: 'Bath fan, range hood or dryer ran briefly',
    }),
    moved: translate({
      id: 'tools.closed.moved',
      message: 'The device was moved, covered or unplugged',
    }),
    power: translate({ id: 'tools.closed.power', message: 'The power went out' }),
    works: translate({
      id: 'tools.closed.works',
      message: 'Somebody painted, sanded or renovated',
    }),
    storm: translate({ id: 'tools.closed.stormEvent', message: 'A severe storm' }),
  },
});
