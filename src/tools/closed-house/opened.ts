/** What went wrong. */
export const EVENTS = [
  'window',
  'door',
  'passing',
  'fan',
  'fireplace',
  'heating-fire',
  'exhaust',
  'moved',
  'power',
  'works',
  'storm',
] as const;
export type OpenedEvent = (typeof EVENTS)[number];

export const TEST_KINDS = ['unknown', 'monitor', 'passive', 'long', 'progeny'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

export interface OpenedAnswers {
  event: OpenedEvent;
  when: 'before' | 'during' | 'after';
  /** Hours from the event's beginning to the start of the test, or from the start to the event. */
  hour: number;
  /** How long it lasted. */
  minutes: number;
  test: TestKind;
  /** How many hours the test was to run. */
  planned: number;
  /** Whether the house can be kept closed from now on. */
  keepsClosed: boolean;
}

/** Hours. */
export type OpenedFacts = {
  before: number;
  /** What a continuous monitor must have in one piece. */
  contiguous: number;
  /** How many hours of the shortest test it may lack. */
  spare: number;
  /** From this length on a test needs no closed house before its start, and may run in severe weather. */
  extended: number;
};

/**
 * What to do: nothing; start later; let it run longer; start again on another day; ask us, because the sources leave it
 * open or it depends on the device.
 */
export type OpenedCode = 'go-on' | 'start-later' | 'extend' | 'start-again' | 'call';

/** Why, and where the rule stands. */
export type OpenedReason =
  /** Going in and out is no opening. */
  | 'normal-entry'
  /** Small fans, and a fire that heats the home, are normal. */
  | 'normal-use'
  /** A long test wants no closed house. */
  | 'long-test'
  /** The house was closed for long enough before the start. */
  | 'closed-in-time'
  /** There is no device to be moved yet. */
  | 'no-device-yet'
  /** After the device is collected the house may be opened. */
  | 'test-over'
  /** The closed hours before the start were broken. */
  | 'broken-before'
  /** A monitor has its hours in one piece, after closed ones. */
  | 'monitor-hours'
  /** The planned end leaves enough hours after the opening. */
  | 'enough-left'
  /** The hours that were planned had gone by. */
  | 'hours-complete'
  /** So few of them were left that the device may have enough. */
  | 'hours-nearly'
  /** The house cannot be kept closed, so a short test cannot be made. */
  | 'cannot-close'
  /** A device without a record of its hours has the open ones in its sum: no later hour takes them out. */
  | 'hours-in-sum'
  /** The same, unless the device records each hour, which the visitor does not know. */
  | 'device-decides'
  | 'storm-length'
  /** The test was as long as a storm asks for, and no longer: after an opening fewer closed hours are left. */
  | 'storm-hours'
  /** The sources say nothing of a break during such a test. */
  | 'break-not-ruled'
  | 'device-disturbed'
  | 'power-not-ruled'
  | 'works-not-ruled'
  | 'progeny-not-ruled';

export interface OpenedOutcome {
  code: OpenedCode;
  reason: OpenedReason;
  /** How many hours later the test may start at the earliest. */
  startLater?: number;
  /** Until how many hours after the start the test would run, with a monitor that records each hour. */
  endMonitor?: number;
  /** The same in a severe storm, with any device. */
  endStorm?: number;
  /** Whether the sources leave the answer open. */
  open: boolean;
}

const certain = (code: OpenedCode, reason: OpenedReason): OpenedOutcome => ({
  code,
  reason,
  open: false,
});
/** An opening of so many minutes is one of hours. The sources name no number; a shorter one is for a person to judge. */
const HOURS_OPEN = 120;

const openFor = (reason: OpenedReason): OpenedOutcome => ({ code: 'call', reason, open: true });

/**
 * What an opened window, or another slip, does to a test.
 *
 * Sources: the preparation guide; ANSI/AARST MAH-2019, 2.2.3 (storms), 6.1.1 and 6.1.2 (closed house missed before the
 * start), 8.5.3 c (no hours may be cut out of a monitor's record, but its first ones). Of a break during a test with
 * another device they say nothing: it measures one sum, so one of hours spoils it, and a short one is left open.
 */
export function openedHouse(answers: OpenedAnswers, facts: OpenedFacts): OpenedOutcome {
  const { event, when, test } = answers;
  if (when === 'after') return certain('go-on', 'test-over');
  if (event === 'passing') return certain('go-on', 'normal-entry');
  if (event === 'moved') {
    return when === 'during' ? openFor('device-disturbed') : certain('go-on', 'no-device-yet');
  }
  if (test === 'long') return certain('go-on', 'long-test');
  if (test === 'progeny') return openFor('progeny-not-ruled');
  switch (event) {
    case 'exhaust':
    case 'heating-fire':
      return certain('go-on', 'normal-use');
    case 'storm':
      return storm(answers, facts);
    case 'power':
      return openFor('power-not-ruled');
    case 'works':
      return openFor('works-not-ruled');
    case 'window':
    case 'door':
    case 'fan':
    case 'fireplace':
      return broken(answers, facts);
  }
}

/** A test of less than four days does not run in severe weather: it runs for as long, or on another date. */
function storm({ when, planned }: OpenedAnswers, { extended }: OpenedFacts): OpenedOutcome {
  if (planned >= extended) return certain('go-on', 'storm-length');
  const code = when === 'before' ? 'start-later' : 'extend';
  return { ...certain(code, 'storm-length'), endStorm: extended };
}

/** Outside air came in, or was drawn in. */
function broken(answers: OpenedAnswers, facts: OpenedFacts): OpenedOutcome {
  const { when, hour, minutes, test, planned, keepsClosed } = answers;
  const { before, contiguous, spare, extended } = facts;
  // Any other device goes on counting until it is collected.
  if (when === 'during' && hour >= planned && test === 'monitor')
    return certain('go-on', 'hours-complete');
  if (when === 'during' && hour >= planned - spare && test !== 'passive')
    return openFor('hours-nearly');
  if (!keepsClosed) return certain('start-again', 'cannot-close');

  /** When the house was closed again, in hours from the start; below 0 before it. */
  const closed = (when === 'before' ? -hour : hour) + minutes / 60;
  if (when === 'before' && closed <= -before) return certain('go-on', 'closed-in-time');
  const endMonitor = Math.max(planned, closed + before + contiguous);
  if (when === 'before') {
    // A test of four days may begin without the closed hours.
    if (closed + extended <= planned) return certain('go-on', 'enough-left');
    return { ...certain('start-later', 'broken-before'), startLater: closed + before, endMonitor };
  }
  const isLong = minutes >= HOURS_OPEN;
  if (test === 'passive')
    return isLong ? certain('start-again', 'hours-in-sum') : openFor('break-not-ruled');
  const isStorm = planned >= extended;
  if (test === 'monitor')
    return isStorm ? openFor('storm-hours') : { ...certain('extend', 'monitor-hours'), endMonitor };
  const open = openFor(isLong ? 'device-decides' : 'break-not-ruled');
  return isStorm ? open : { ...open, endMonitor };
}
