import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { companyDay } from '@site/src/lib/company-day';
import { number } from '@site/src/lib/format';
import { ContactForm } from '../contact/ContactForm';
import form from '../contact/MessageForm.module.css';
import { Typed } from './Asked';
import { Own } from './Own';
import styles from './Requests.module.css';

/** The form for property managers. */
export function ManagersForm(): ReactNode {
  return <ContactForm own={{ propertyType: 'commercial', Questions: Buildings }} />;
}

/** What a quote depends on: how many units and buildings, where, and when they were last tested. */
function Buildings(): ReactNode {
  return (
    <Own
      pattern={
        <Translate id="managers.pattern">
          In your message, tell us the town, how many units and buildings there are, how many units
          touch the ground, and when they were last tested.
        </Translate>
      }
    >
      <fieldset>
        <legend>
          <Translate id="managers.buildings">Your buildings</Translate>
        </legend>
        <Units />
        <div className={form.pair}>
          <Typed
            name="town"
            label={translate({ id: 'managers.town', message: 'Town or addresses' })}
          />
          <Typed
            type="number"
            min={1}
            name="buildings"
            label={translate({ id: 'managers.count', message: 'Buildings' })}
          />
        </div>
        <LastTested />
      </fieldset>
    </Own>
  );
}

/** The numbers of units, and the least number of tests they need. */
function Units(): ReactNode {
  const [ground, setGround] = useState(0);
  const [units, setUnits] = useState(NaN);
  return (
    <div>
      <div className={form.pair}>
        <Typed
          type="number"
          min={1}
          name="ground"
          label={translate({ id: 'managers.ground', message: 'Units that touch the ground' })}
          onInput={({ currentTarget }) => setGround(Math.floor(currentTarget.valueAsNumber))}
        />
        <Typed
          type="number"
          min={1}
          name="units"
          label={translate({ id: 'managers.units', message: 'Total units' })}
          onInput={({ currentTarget }) => setUnits(currentTarget.valueAsNumber)}
          refusal={
            ground > units &&
            translate({
              id: 'managers.tooFew',
              message: 'You have more ground-contact units than total units. Check both numbers.',
            })
          }
        />
      </div>
      <div role="status">{ground > 0 && !(ground > units) && <Least ground={ground} />}</div>
    </div>
  );
}

/** The day of the last test, which must not be in the future. */
function LastTested(): ReactNode {
  const [tested, setTested] = useState('');
  return (
    <Typed
      type="date"
      name="tested"
      label={translate({ id: 'managers.tested', message: 'Last tested, if ever' })}
      onInput={({ currentTarget }) => setTested(currentTarget.value)}
      refusal={
        tested > companyDay(new Date()) &&
        translate({
          id: 'managers.future',
          message: 'The date of the last test is in the future. Correct it or leave it empty.',
        })
      }
    />
  );
}

const Least = ({ ground }: { ground: number }): ReactNode => (
  <p className={styles.said}>
    <Translate id="managers.tests" values={{ count: number(ground) }}>
      {
        'Tests to plan for: {count} or more, one in each unit that touches the ground. Your quote will say whether your buildings need more.'
      }
    </Translate>
  </p>
);
