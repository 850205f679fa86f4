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
  /**
   * Hours from the start of the test to the event or, for `before`, from the start of the event to the start of the
   * test.
   */
  hour: number;
  /** How long it lasted, in minutes. */
  minutes: number;
  test: TestKind;
  /** Hours that the test was to run. */
  planned: number;
  /** True if the house can be kept closed from now on. */
  keepsClosed: boolean;
}

/** Hours of the protocol. */
export type OpenedFacts = {
  /** Closed-house hours before the start. */
  before: number;
  /** Contiguous hours that a continuous monitor needs. */
  contiguous: number;
  /** Hours of the shortest test that it may lack. */
  spare: number;
  /** A test of at least this length needs no closed house before its start, and may run in severe weather. */
  extended: number;
};

/**
 * What to do: nothing; start later; let it run longer; start again on another day; or call us, because the sources
 * leave it open or it depends on the device.
 */
export type OpenedCode = 'go-on' | 'start-later' | 'extend' | 'start-again' | 'call';

/** Why; the sources of the answer follow from it. */
export type OpenedReason =
  /** Going in and out does not count as an opening. */
  | 'normal-entry'
  /** Small fans, and a fire that heats the home, are normal. */
  | 'normal-use'
  /** A long test needs no closed house. */
  | 'long-test'
  /** The house was closed long enough before the start. */
  | 'closed-in-time'
  /** There is no device to move yet. */
  | 'no-device-yet'
  /** After the device is collected the house may be opened. */
  | 'test-over'
  /** The closed hours before the start were interrupted. */
  | 'broken-before'
  /** A monitor needs contiguous hours, after closed ones. */
  | 'monitor-hours'
  /** The planned end leaves enough hours after the opening. */
  | 'enough-left'
  /** The planned hours were over. */
  | 'hours-complete'
  /** So few planned hours were left that the device may have enough. */
  | 'hours-nearly'
  /** The house cannot be kept closed, so a short test cannot be made. */
  | 'cannot-close'
  /** A device that does not record each hour has the open hours in its total: no later hour takes them out. */
  | 'hours-in-sum'
  /** The same, unless the device records each hour, which the visitor does not know. */
  | 'device-decides'
  | 'storm-length'
  /** The test was only as long as a storm requires: after an opening too few closed hours are left. */
  | 'storm-hours'
  /** The sources say nothing about an interruption of such a test. */
  | 'break-not-ruled'
  | 'device-disturbed'
  | 'power-not-ruled'
  | 'works-not-ruled'
  | 'progeny-not-ruled';

export interface OpenedOutcome {
  code: OpenedCode;
  reason: OpenedReason;
  /** Hours after the planned start at which the test may start at the earliest. */
  startLater?: number;
  /** Hours after the start at which the test would end, with a monitor that records each hour. */
  endMonitor?: number;
  /** The same in a severe storm, with any device. */
  endStorm?: number;
  /** True if the sources leave the answer open. */
  open: boolean;
}

const certain = (code: OpenedCode, reason: OpenedReason): OpenedOutcome => ({
  code,
  reason,
  open: false,
});
/**
 * An opening of at least this many minutes counts as one of hours. The sources give no number; a shorter one is for a
 * person to judge.
 */
const HOURS_OPEN = 120;

const openFor = (reason: OpenedReason): OpenedOutcome => ({ code: 'call', reason, open: true });

/**
 * Returns what an opened window, or another mishap, does to a test.
 *
 * Sources: the preparation guide; ANSI/AARST MAH-2019, 2.2.3 (storms), 6.1.1 and 6.1.2 (closed house missed before the
 * start), 8.5.3 c (no hours may be cut out of a monitor's record except the first). They say nothing about an
 * interruption during a test with another device: it measures one total, so an interruption of hours spoils it, and a
 * short one is left open.
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

/**
 * A test of less than four days does not run in severe weather: it is extended to four days, or moved to another date.
 */
function storm({ when, planned }: OpenedAnswers, { extended }: OpenedFacts): OpenedOutcome {
  if (planned >= extended) return certain('go-on', 'storm-length');
  const code = when === 'before' ? 'start-later' : 'extend';
  return { ...certain(code, 'storm-length'), endStorm: extended };
}

/** Outside air came in, or was drawn in. */
function broken(answers: OpenedAnswers, facts: OpenedFacts): OpenedOutcome {
  const { when, hour, minutes, test, planned, keepsClosed } = answers;
  const { before, contiguous, spare, extended } = facts;
  // Any other device keeps measuring until it is collected.
  if (when === 'during' && hour >= planned && test === 'monitor')
    return certain('go-on', 'hours-complete');
  if (when === 'during' && hour >= planned - spare && test !== 'passive')
    return openFor('hours-nearly');
  if (!keepsClosed) return certain('start-again', 'cannot-close');

  /** When the house was closed again, in hours from the start; negative before it. */
  const closed = (when === 'before' ? -hour : hour) + minutes / 60;
  if (when === 'before' && closed <= -before) return certain('go-on', 'closed-in-time');
  const endMonitor = Math.max(planned, closed + before + contiguous);
  if (when === 'before') {
    // A test of four days may start without the closed hours.
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
