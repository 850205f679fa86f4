import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { RadonScale } from '../../figures/RadonScale';
import { WaterScale } from '../../figures/WaterScale';
import { LimitsQuestion, PlaceQuestion } from '../PlaceQuestions';
import { Selection, Typed } from '../Question';
import { ToolForm } from '../ToolForm';
import styles from './ResultForm.module.css';

/** The questions of the tool that reads a result, and the scales for its answer. */
export function ResultForm({ names }: { names?: readonly string[] }): ReactNode {
  const choose = <Translate id="tools.slip.choice">Choose one of the answers.</Translate>;
  return (
    <ToolForm path="/tools/test-result" figure={<Scales />}>
      <div className={styles.value}>
        <ValueQuestion />
        <Selection
          name="unit"
          label={<Translate id="tools.result.unit">Unit</Translate>}
          slips={{ choice: choose }}
          initial="pci"
          options={{ pci: 'pCi/L', bq: 'Bq/m³', bql: 'Bq/L' }}
        />
      </div>
      <Selection
        name="test"
        label={<Translate id="tools.result.test">The test</Translate>}
        slips={{ choice: choose }}
        initial="unknown"
        options={tests()}
      />
      <Selection
        name="situation"
        label={<Translate id="tools.result.situation">Why you ask</Translate>}
        slips={{ choice: choose }}
        initial="home"
        options={situations()}
      />
      <PlaceQuestion names={names ?? []} />
      <LimitsQuestion />
      <Typed
        name="date"
        type="date"
        label={<Translate id="tools.result.date">The day you got it, if not today</Translate>}
        slips={{
          day: (
            <Translate id="tools.slip.day">
              Type a real day, such as 03/31/2027, or leave it empty.
            </Translate>
          ),
        }}
      />
    </ToolForm>
  );
}

function ValueQuestion(): ReactNode {
  return (
    <Typed
      name="value"
      label={<Translate id="tools.result.value">The number on the report</Translate>}
      inputMode="decimal"
      autoComplete="off"
      slips={{
        missing: <Translate id="tools.result.valueMissing">Type the number.</Translate>,
        number: (
          <Translate id="tools.result.valueSlip">
            This is no number that we can read. Type it as in the report, such as 3.9 or 4,0.
          </Translate>
        ),
        negative: (
          <Translate id="tools.result.negative">
            A result is never below zero. Look at the report again.
          </Translate>
        ),
        large: (
          <Translate id="tools.result.large">
            No radon result is so high. Look at the report again.
          </Translate>
        ),
        ambiguous: (
          <Translate id="tools.result.ambiguous">
            This can be read in two ways. Type thousands without a sign between them (12000), and no
            more than two decimals (4.05).
          </Translate>
        ),
      }}
    />
  );
}

const tests = (): Record<string, string> => ({
  unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
  short: translate({ id: 'tools.result.short', message: 'A few days, in air' }),
  long: translate(
    { id: 'tools.result.longTest', message: '{time} or more, in air' },
    { time: quantity(radon.test.longTermDays) },
  ),
  monitor: translate({ id: 'tools.result.monitor', message: 'My own monitor, in air' }),
  water: translate({ id: 'tools.wellWater', message: 'Well water' }),
});

const situations = (): Record<string, string> => ({
  home: translate({ id: 'tools.result.home', message: 'I live there and own it' }),
  buying: translate({ id: 'tools.result.buying', message: 'I am buying it' }),
  selling: translate({ id: 'tools.result.selling', message: 'I am selling it' }),
  tenant: translate({ id: 'tools.result.tenant', message: 'I rent it from a landlord' }),
  landlord: translate({ id: 'tools.result.landlord', message: 'I am the landlord' }),
  mitigated: translate({
    id: 'tools.result.mitigated',
    message: 'A radon system was put in: test after it',
  }),
});

/** The two scales, of which the script shows one. */
function Scales(): ReactNode {
  return (
    <>
      <div data-scale="air" hidden>
        <RadonScale own />
      </div>
      <div data-scale="water" hidden>
        <WaterScale />
      </div>
    </>
  );
}
