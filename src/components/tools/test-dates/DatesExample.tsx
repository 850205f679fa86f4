import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { weekdayDate } from '@site/src/lib/format';
import { siteDay } from '@site/src/lib/site-day';
import { datesFacts } from '@site/src/tools/test-dates/facts';
import { offsets, type OffsetId } from '@site/src/tools/test-dates/offsets';
import stacked from '../../ui/StackedTable.module.css';

/** Returns the text of each step. */
const steps = (): Record<OffsetId, ReactNode> => ({
  roomy: (
    <Translate id="tools.dates.step.roomy">
      Book, with time for a repair and a second test
    </Translate>
  ),
  book: <Translate id="tools.dates.step.book">Book one test</Translate>,
  close: <Translate id="tools.dates.step.close">Close the house in the evening</Translate>,
  place: <Translate id="tools.dates.step.place">We place the device</Translate>,
  collect: <Translate id="tools.dates.step.collect">We collect and analyze it</Translate>,
  informed: <Translate id="tools.dates.step.informed">Both sides have the report</Translate>,
});

/**
 * How many days before a settlement each step is, with the days of an example, for people who read the list of all
 * answers.
 */
export function DatesExample(): ReactNode {
  const { on, steps: all } = offsets(datesFacts(), siteDay());
  const words = steps();
  const before = translate({ id: 'tools.dates.before', message: 'Days before settlement' });
  const example = translate({ id: 'tools.dates.exampleOf', message: 'For example' });
  return (
    <table className={stacked.stacked}>
      <Caption on={on} />
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tools.dates.step">Step</Translate>
          </th>
          <th scope="col">{before}</th>
          <th scope="col">{example}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ id, day, least, most }) => (
          <tr key={id}>
            <th scope="row">{words[id]}</th>
            <td data-label={before}>
              {least === most ? (
                least
              ) : (
                <Translate id="tools.dates.between" values={{ least, most }}>
                  {'{least} to {most}'}
                </Translate>
              )}
            </td>
            <td data-label={example}>
              <time dateTime={day}>{weekdayDate(day)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Caption = ({ on }: { on: string }): ReactNode => (
  <caption>
    <Translate
      id="tools.dates.offsets"
      values={{ day: <time dateTime={on}>{weekdayDate(on)}</time> }}
    >
      {
        'These are the latest dates, with time for a storm. Weekends and holidays can move them. In this example, settlement is on {day}.'
      }
    </Translate>
  </caption>
);
