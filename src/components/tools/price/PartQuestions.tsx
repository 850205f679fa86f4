import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Selection, Typed } from '../Question';
import styles from './PartQuestions.module.css';

export interface PartQuestionsProps {
  number: number;
  /** What is said of an answer that is none of those offered. */
  choose: ReactNode;
}

/** What one part of the house stands on, how large it is, and which system serves it. */
export function PartQuestions({ number, choose }: PartQuestionsProps): ReactNode {
  return (
    <div className={styles.part}>
      <Selection
        name={`part${number}`}
        label={
          number === 1 ? (
            <Translate id="tools.price.first">The home stands on a …</Translate>
          ) : (
            <Translate id="tools.price.another">And another part, on a …</Translate>
          )
        }
        slips={{
          choice: choose,
          missing: <Translate id="tools.price.partMissing">Say what the home stands on.</Translate>,
        }}
        initial={number === 1 ? 'basement' : 'none'}
        options={{
          ...(number > 1 && {
            none: translate({ id: 'tools.price.none', message: 'No other part' }),
          }),
          basement: translate({ id: 'tools.price.basement', message: 'Basement' }),
          slab: translate({ id: 'tools.price.slab', message: 'Slab on the ground' }),
          crawl: translate({ id: 'tools.price.crawl', message: 'Crawl space' }),
          unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
        }}
      />
      <Typed
        name={`size${number}`}
        label={<Translate id="tools.price.size">Its floor, in sq ft</Translate>}
        slips={{
          size: (
            <Translate id="tools.price.sizeSlip">
              Type square feet as a number, such as 1500, or leave it empty.
            </Translate>
          ),
        }}
        inputMode="numeric"
        autoComplete="off"
        placeholder={translate({ id: 'tools.price.sizeHint', message: 'empty if unknown' })}
      />
      <Selection
        name={`heat${number}`}
        label={<Translate id="tools.price.heat">Heated or cooled by</Translate>}
        slips={{ choice: choose }}
        initial="unknown"
        options={{
          unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
          1: translate({ id: 'tools.price.heat1', message: 'System 1' }),
          2: translate({ id: 'tools.price.heat2', message: 'System 2' }),
          3: translate({ id: 'tools.price.heat3', message: 'System 3' }),
          4: translate({ id: 'tools.price.heat4', message: 'System 4' }),
        }}
      />
    </div>
  );
}
