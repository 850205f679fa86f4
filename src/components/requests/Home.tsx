import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import form from '../contact/MessageForm.module.css';
import type { Plan } from '../tools/live/plan-elsewhere';
import { NativeLink } from '../ui/NativeLink';
import { Chosen, Typed } from './Asked';
import styles from './Requests.module.css';

const fieldName = (number: number, what: string): string => `home${number}-${what}`;

/** One home: its address or town, the settlement day and how we get in, with the planner's answer below. */
export function Home({ number }: { number: number }): ReactNode {
  const group = useRef<HTMLFieldSetElement>(null);
  const { plan, isNamed, ask } = usePlan(group, number);
  return (
    <fieldset ref={group} onInput={() => void ask()}>
      <legend>
        <Translate id="agents.home" values={{ number }}>
          {'Home {number}'}
        </Translate>
      </legend>
      <Typed
        name={fieldName(number, 'place')}
        label={translate({ id: 'agents.place', message: 'Address or town' })}
        refusal={
          number === 1 &&
          !isNamed &&
          translate({
            id: 'agents.noPlace',
            message:
              'Tell us about at least one home: its address or town, and the settlement date if there is one.',
          })
        }
      />
      <div>
        <Entry number={number} />
        <div role="status">{plan && <Said plan={plan} />}</div>
      </div>
    </fieldset>
  );
}

interface Planned {
  plan: Plan | undefined;
  /** True if the address or town is filled in. */
  isNamed: boolean;
  /** Runs the planner on the current values of the fields. */
  ask: () => Promise<void>;
}

/** Runs the test planner for a home. The plan is undefined without a settlement day, or if there is no answer. */
function usePlan(group: RefObject<HTMLFieldSetElement | null>, number: number): Planned {
  const asked = useRef('');
  const [isNamed, setNamed] = useState(false);
  const [plan, setPlan] = useState<Plan>();

  const ask = async (): Promise<void> => {
    const [day = '', where = ''] = ['date', 'place'].map((what) =>
      group.current?.querySelector<HTMLInputElement>(`#${fieldName(number, what)}`)?.value.trim(),
    );
    setNamed(where !== '');
    asked.current = `${day} ${where}`;
    if (day === '') return setPlan(undefined);
    try {
      const { planFor } = await import('../tools/live/plan-elsewhere');
      const found = await planFor(day, where, number);
      // The visitor may have typed on in the meantime.
      if (asked.current === `${day} ${where}`) setPlan(found);
    } catch (error) {
      console.error(
        'The days could not be worked out here; the message can be sent anyway.',
        error,
      );
      setPlan(undefined);
    }
  };

  // The browser may have filled in the fields before this script ran.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/set-state-in-effect -- once
  useEffect(() => void ask(), []);

  return { plan, isNamed, ask };
}

/** The planner's answer, its days as a calendar file, and a link to the full answer. */
function Said({ plan: { line, exempt, address, calendar } }: { plan: Plan }): ReactNode {
  return (
    <div className={styles.said}>
      <p>{line}</p>
      {exempt && <p>{exempt}</p>}
      {calendar && (
        <NativeLink href={calendar.address} download={calendar.file}>
          <Translate id="agents.calendar">Add the days to my calendar</Translate>
        </NativeLink>
      )}
      <NativeLink href={address}>
        <Translate id="agents.allDays">See every day and why</Translate>
      </NativeLink>
    </div>
  );
}

/** The settlement day, and how we get in. */
const Entry = ({ number }: { number: number }): ReactNode => (
  <div className={form.pair}>
    <Typed
      type="date"
      name={fieldName(number, 'date')}
      label={translate({ id: 'agents.date', message: 'Settlement day' })}
    />
    <Chosen
      name={fieldName(number, 'entry')}
      label={translate({ id: 'agents.entry', message: 'How we get in' })}
      answers={[
        translate({ id: 'contact.form.choose', message: 'Choose one' }),
        translate({ id: 'agents.lockbox', message: 'By lockbox' }),
        translate({ id: 'agents.somebody', message: 'Somebody lets us in' }),
      ]}
    />
  </div>
);
