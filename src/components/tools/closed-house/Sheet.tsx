import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { contactDays } from '@site/src/lib/contact-days';
import { practice } from '@site/src/lib/practice';
import styles from './Sheet.module.css';

/**
 * The rules on the sheet, as keys of `practice`, in the order of the preparation guide, which quotes the same
 * sentences.
 */
const RULES = {
  do: [
    'closeWindows',
    'comeAndGo',
    'heatAsUsual',
    'vacantHeated',
    'keepSystem',
    'keepVents',
    'smallFans',
    'tellEveryone',
  ],
  dont: ['noBlocking', 'noFans', 'noFreshAir', 'fireplace', 'leaveDevice', 'noDraft', 'noWorks'],
} as const;

/**
 * The sheet to hang up: three times, which `live/start-closed-house.ts` fills in, rules with checkboxes, what to do
 * where a closed house is dangerous, and whom to call. Without the times it has lines to write on.
 */
export function Sheet(): ReactNode {
  return (
    <div className={styles.sheet}>
      <p className={styles.title}>
        <Translate id="sheet.title">Radon test: keep this house closed</Translate>
      </p>
      <Times />
      <p className={styles.how}>
        <Translate
          id="sheet.how"
          values={{
            before: quantity(radon.closedHouse.before),
            during: quantity(radon.test.minimum),
            storm: quantity(radon.test.severeWeather),
          }}
        >
          {
            'Keep the house closed for {before} before the start and until we collect the device: at least {during}, or {storm} in severe storms.'
          }
        </Translate>
      </p>
      <div className={styles.rules}>
        <Rules heading={<Translate id="advice.do">Do</Translate>} rules={RULES.do} />
        <Rules heading={<Translate id="advice.dont">Do not</Translate>} rules={RULES.dont} />
      </div>
      <p className={styles.call}>{practice.unsafe}</p>
      <Call />
    </div>
  );
}

function Time({ name, label }: { name: string; label: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.line} data-sheet-time={name} />
    </div>
  );
}

function Rules({
  heading,
  rules,
}: {
  heading: ReactNode;
  rules: readonly (keyof typeof practice)[];
}): ReactNode {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <span className={styles.box} aria-hidden="true" />
            {practice[rule]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Times = (): ReactNode => (
  <dl className={styles.times}>
    <Time
      name="close"
      label={<Translate id="sheet.close">Close windows and outside doors by</Translate>}
    />
    <Time name="start" label={<Translate id="sheet.start">The test starts</Translate>} />
    <Time
      name="end"
      label={
        <Translate id="sheet.end">
          Keep closed until we collect the device, at least until
        </Translate>
      }
    />
  </dl>
);

const Call = (): ReactNode => (
  <p className={styles.call}>
    <Translate
      id="sheet.call"
      values={{
        name: company.name,
        phone: <strong>{company.phone.display}</strong>,
        days: contactDays(),
      }}
    >
      {
        'Did something go wrong, or was a window open? Close it, write down the time, and call {name} at {phone}, {days}. Nobody will blame you.'
      }
    </Translate>
  </p>
);
