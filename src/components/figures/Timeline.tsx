import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import styles from './Timeline.module.css';

const before = radon.closedHouse.before.value;
const during = radon.test.minimum.value;
const whole = before + during;

/** The hours of a short-term test, to scale: closed house before it, then the test itself. */
export function Timeline(): ReactNode {
  return (
    <figure className={styles.timeline}>
      <figcaption>
        <Translate
          id="timeline.caption"
          values={{
            before: quantity(radon.closedHouse.before),
            during: quantity(radon.test.minimum),
          }}
        >
          {'A short-term test: {before} with the house closed, then at least {during} of testing'}
        </Translate>
      </figcaption>
      <Bar />
      <ol>
        {steps().map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong> {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Returns each step's time and what happens then. */
function steps(): [name: string, text: string][] {
  const { before: closed } = radon.closedHouse;
  const { minimum } = radon.test;
  return [
    [
      translate({ id: 'timeline.before', message: '{time} before' }, { time: quantity(closed) }),
      translate({
        id: 'timeline.beforeText',
        message: 'Close windows and outside doors on every floor.',
      }),
    ],
    [
      translate({ id: 'timeline.start', message: 'Start' }),
      translate({ id: 'timeline.startText', message: 'We place the device.' }),
    ],
    [
      translate({ id: 'timeline.during', message: 'At least {time}' }, { time: quantity(minimum) }),
      translate({
        id: 'timeline.duringText',
        message: 'The test runs. The house stays closed.',
      }),
    ],
    [
      translate({ id: 'timeline.end', message: 'End' }),
      translate({
        id: 'timeline.endText',
        message: 'We collect the device and analyze it the same day. Then open up.',
      }),
    ],
  ];
}

/** The bar, one unit per hour: hatched while the house is closed before the test, solid during the test. */
function Bar(): ReactNode {
  const hatches = Array.from({ length: before }, (_, hour) => hour + 0.5);
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${whole} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.closed} width={before} height="6" />
      {hatches.map((x) => (
        <path key={x} className={styles.hatch} d={`M${x} 0V6`} />
      ))}
      <rect className={styles.test} x={before} width={during} height="6" />
    </svg>
  );
}
