import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { number } from '@site/src/lib/format';
import { ContactForm } from '../contact/ContactForm';
import form from '../contact/MessageForm.module.css';
import { Typed } from './Asked';
import { Own } from './Own';
import styles from './Requests.module.css';

/** The form of a property manager: what a quote depends on. */
export function ManagersForm(): ReactNode {
  return <ContactForm own={{ propertyType: 'commercial', Questions: Buildings }} />;
}

/** How many units there are, where, and when they were tested; and how many tests that is at least. */
function Buildings(): ReactNode {
  const [units, setUnits] = useState(0);
  return (
    <Own
      pattern={
        <Translate id="managers.pattern">
          Write into the message: how many units touch the ground, how many units and buildings
          there are, in which town, and when they were last tested.
        </Translate>
      }
    >
      <fieldset>
        <legend>
          <Translate id="managers.buildings">Your buildings</Translate>
        </legend>
        <div>
          <div className={form.pair}>
            <Typed
              type="number"
              min={1}
              name="ground"
              label={translate({ id: 'managers.ground', message: 'Units that touch the ground' })}
              onInput={({ currentTarget }) => setUnits(Math.floor(currentTarget.valueAsNumber))}
            />
            <Typed
              type="number"
              min={1}
              name="units"
              label={translate({ id: 'managers.units', message: 'Units in all' })}
            />
          </div>
          <div role="status">
            {units > 0 && (
              <p className={styles.said}>
                <Translate id="managers.tests" values={{ count: number(units) }}>
                  {
                    'Tests to plan for: {count} or more, one in each unit that touches the ground. The quote says whether your buildings need more.'
                  }
                </Translate>
              </p>
            )}
          </div>
        </div>
        <div className={form.pair}>
          <Typed
            name="town"
            label={translate({ id: 'managers.town', message: 'Town, or the addresses' })}
          />
          <Typed
            type="number"
            min={1}
            name="buildings"
            label={translate({ id: 'managers.count', message: 'Buildings' })}
          />
        </div>
        <Typed
          type="date"
          name="tested"
          label={translate({ id: 'managers.tested', message: 'Last tested, if ever' })}
        />
      </fieldset>
    </Own>
  );
}
