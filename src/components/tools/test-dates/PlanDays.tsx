import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import type { Holiday } from '@site/src/tools/holidays';
import { DatesSay } from '../Say';
import { ADay, Step } from './slots';

/** The steps of a plan, in order, and which of its days are no workdays. */
export function PlanDays(): ReactNode {
  const book = {
    link: (
      <Link to="/scheduler">
        <Translate id="tools.dates.bookLink">Book online</Translate>
      </Link>
    ),
  };
  return (
    <>
      <ul>
        <DatesSay code="step.book">
          <Step what={<Translate id="tools.dates.book">Last day to book:</Translate>} />
        </DatesSay>
        <DatesSay code="step.close">
          <Step
            what={<Translate id="tools.dates.close">Close the house in the evening:</Translate>}
          >
            <Translate
              id="tools.dates.closeWhy"
              values={{ before: quantity(radon.closedHouse.before) }}
            >
              {'({before} before the test)'}
            </Translate>
          </Step>
        </DatesSay>
        <DatesSay code="step.place">
          <Step
            what={<Translate id="tools.dates.placeDevice">Device placed, at the latest:</Translate>}
          />
        </DatesSay>
        <DatesSay code="step.collect">
          <Step
            what={<Translate id="tools.dates.collect">Device collected and analyzed:</Translate>}
          />
        </DatesSay>
        <DatesSay code="step.informed" of="sale">
          <Step
            what={<Translate id="tools.dates.informedSale">Both sides have the result:</Translate>}
          />
        </DatesSay>
        <DatesSay code="step.informed" of="lease">
          <Step
            what={<Translate id="tools.dates.informedLease">Result ready to hand over:</Translate>}
          />
        </DatesSay>
        <DatesSay code="step.event" of="sale">
          <Step what={<Translate id="tools.dates.settlement">Settlement:</Translate>} />
        </DatesSay>
        <DatesSay code="step.event" of="lease">
          <Step what={<Translate id="tools.dates.signing">Lease:</Translate>} />
        </DatesSay>
        <DatesSay code="mark.weekend">
          <Translate id="tools.dates.weekend" values={{ day: <ADay name="day" /> }}>
            {'{day} is on a weekend.'}
          </Translate>
        </DatesSay>
        {Object.entries(holidays()).map(([holiday, name]) => (
          <DatesSay key={holiday} code="mark.holiday" of={holiday}>
            <Translate id="tools.dates.holiday" values={{ day: <ADay name="day" />, name }}>
              {'{day} is a federal holiday: {name}.'}
            </Translate>
          </DatesSay>
        ))}
        <DatesSay code="next.book" of="lease">
          <Translate id="tools.dates.bookLease" values={book}>
            {
              '{link} before you offer the lease: the result is there when it is signed. These are the latest days; earlier is better.'
            }
          </Translate>
        </DatesSay>
        <DatesSay code="next.book" of="sale">
          <Translate id="tools.dates.bookNow" values={book}>
            {
              '{link} as soon as the contract is signed. These are the latest days; earlier is better.'
            }
          </Translate>
        </DatesSay>
        <DatesSay code="next.prepare">
          <Translate
            id="tools.dates.prepare"
            values={{
              link: (
                <Link to="/tools/closed-house">
                  <Translate id="tools.dates.sheetLink">a sheet with your own hours</Translate>
                </Link>
              ),
            }}
          >
            {'When you have an appointment, print {link}.'}
          </Translate>
        </DatesSay>
        <DatesSay code="next.oldest">
          <Translate id="tools.dates.oldTest" values={{ oldest: <ADay name="oldest" /> }}>
            {'Ask whether there is a test already: one made on {oldest} or later is young enough.'}
          </Translate>
        </DatesSay>
        <DatesSay code="next.test">
          <Translate
            id="tools.dates.testLink"
            values={{
              link: (
                <Link to="/tools/price">
                  <Translate id="tools.dates.priceLink">what it costs</Translate>
                </Link>
              ),
            }}
          >
            {'To test, see {link}, and book a day that suits you.'}
          </Translate>
        </DatesSay>
      </ul>
    </>
  );
}

/** The federal holidays by name. */
function holidays(): Record<Holiday, string> {
  return {
    newYear: translate({ id: 'holiday.newYear', message: 'New Year’s Day' }),
    king: translate({ id: 'holiday.king', message: 'Birthday of Martin Luther King, Jr.' }),
    inauguration: translate({
      id: 'holiday.inauguration',
      message: 'Inauguration Day, in and around Washington',
    }),
    washington: translate({ id: 'holiday.washington', message: 'Washington’s Birthday' }),
    memorial: translate({ id: 'holiday.memorial', message: 'Memorial Day' }),
    juneteenth: translate({ id: 'holiday.juneteenth', message: 'Juneteenth' }),
    independence: translate({ id: 'holiday.independence', message: 'Independence Day' }),
    labor: translate({ id: 'holiday.labor', message: 'Labor Day' }),
    columbus: translate({ id: 'holiday.columbus', message: 'Columbus Day' }),
    veterans: translate({ id: 'holiday.veterans', message: 'Veterans Day' }),
    thanksgiving: translate({ id: 'holiday.thanksgiving', message: 'Thanksgiving Day' }),
    christmas: translate({ id: 'holiday.christmas', message: 'Christmas Day' }),
  };
}
