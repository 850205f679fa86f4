import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PART_NUMBERS } from '@site/src/tools/price/tool';
import { Selection } from '../Question';
import { longTest } from '../long-test';
import { ToolForm } from '../ToolForm';
import { Foundation, Heating, PricePlace, Size } from './PriceQuestions';
import styles from './PriceForm.module.css';

/** The questions of the price tool. Parts of the house are asked for one after the other. */
export function PriceForm({ names }: { names?: readonly string[] }): ReactNode {
  const choose = <Translate id="tools.slip.choice">Choose one of the answers.</Translate>;
  return (
    <ToolForm path="/tools/price">
      {PART_NUMBERS.map((number) => (
        <div key={number} className={styles.part}>
          <Foundation number={number} />
          <Size number={number} />
          <Heating number={number} />
        </div>
      ))}
      <PricePlace names={names ?? []} />
      <div className={styles.part}>
        <Selection
          name="test"
          label={<Translate id="tools.price.test">Which test?</Translate>}
          slips={{ choice: choose }}
          initial="short"
          options={{
            short: translate({ id: 'tools.price.short', message: 'Short, a few days' }),
            long: longTest(),
          }}
        />
        <Selection
          name="well"
          label={<Translate id="tools.price.well">Well water too?</Translate>}
          slips={{ choice: choose }}
          initial="no"
          options={{
            no: translate({ id: 'tools.no', message: 'No' }),
            yes: translate({ id: 'tools.yes', message: 'Yes' }),
            unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
          }}
        />
      </div>
    </ToolForm>
  );
}
