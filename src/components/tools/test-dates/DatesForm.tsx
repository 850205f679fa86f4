import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { Choices, Selection, Typed } from '../Question';
import { ToolForm } from '../ToolForm';
import { DatesFigure } from './DatesFigure';

/** The questions of the planner. */
export function DatesForm(): ReactNode {
  const choose = <Translate id="tools.slip.choice">Choose one of the answers.</Translate>;
  const realDay = (
    <Translate id="tools.dates.daySlip">Type a real day, such as 03/31/2027.</Translate>
  );
  return (
    <ToolForm path="/tools/test-dates" figure={<DatesFigure />}>
      <Choices
        name="for"
        label={<Translate id="tools.dates.for">What is it for?</Translate>}
        slips={{ choice: choose }}
        initial="sale"
        options={{
          sale: translate({ id: 'tools.dates.sale', message: 'A settlement' }),
          lease: translate({ id: 'tools.dates.lease', message: 'A lease' }),
          retest: translate({ id: 'tools.dates.retest', message: 'Testing again' }),
        }}
      />
      <Typed
        name="date"
        type="date"
        label={<Translate id="tools.dates.date">Day of settlement, or of the lease</Translate>}
        slips={{
          day: realDay,
          missing: <Translate id="tools.dates.dateMissing">Choose the day.</Translate>,
        }}
      />
      <Selection
        name="why"
        label={<Translate id="tools.dates.why">Why again?</Translate>}
        slips={{ choice: choose }}
        initial="routine"
        options={{
          routine: translate({ id: 'tools.dates.routine', message: 'It has been a while' }),
          system: translate({
            id: 'tools.dates.system',
            message: 'The home has a mitigation system',
          }),
          mitigation: translate({
            id: 'tools.dates.mitigation',
            message: 'Mitigation was just done',
          }),
          works: translate({
            id: 'tools.dates.works',
            message: 'Renovated, or new windows or heating',
          }),
          sale: translate({
            id: 'tools.dates.stillSale',
            message: 'Does my test still count for a sale?',
          }),
          lease: translate({
            id: 'tools.dates.stillLease',
            message: 'Does my test still count for a lease?',
          }),
          water: translate({ id: 'tools.dates.water', message: 'Well water' }),
          treated: translate({
            id: 'tools.dates.treated',
            message: 'Well water with a radon treatment',
          }),
        }}
      />
      <Typed
        name="last"
        type="date"
        label={<Translate id="tools.dates.last">Day of the last test, or of the work</Translate>}
        slips={{
          day: realDay,
          missing: <Translate id="tools.dates.lastMissing">Choose the day.</Translate>,
        }}
      />
      <PlaceSelection choose={choose} />
      <Choices
        name="weather"
        label={
          <Translate
            id="tools.dates.weather"
            values={{ days: quantity(radon.test.severeWeatherDays) }}
          >
            {'Keep room for a storm? A test then takes {days}.'}
          </Translate>
        }
        slips={{ choice: choose }}
        initial="yes"
        options={{
          yes: translate({ id: 'tools.yes', message: 'Yes' }),
          no: translate({ id: 'tools.no', message: 'No' }),
        }}
      />
      <Typed
        name="tested"
        type="date"
        label={<Translate id="tools.dates.tested">Is there a test already? From when?</Translate>}
        hint={<Translate id="tools.dates.testedHint">Leave it empty if there is none.</Translate>}
        slips={{ day: realDay }}
      />
    </ToolForm>
  );
}

/** Where the home is, as far as a rule asks for a test there. */
function PlaceSelection({ choose }: { choose: ReactNode }): ReactNode {
  return (
    <Selection
      name="place"
      label={<Translate id="tools.dates.place">Where is the home?</Translate>}
      slips={{ choice: choose }}
      initial="unknown"
      options={{
        unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
        rockville: translate({ id: 'tools.dates.rockville', message: 'In the city of Rockville' }),
        gaithersburg: translate({
          id: 'tools.dates.gaithersburg',
          message: 'In the city of Gaithersburg',
        }),
        poolesville: translate({
          id: 'tools.dates.poolesville',
          message: 'In the town of Poolesville',
        }),
        kensington: translate({
          id: 'tools.dates.kensington',
          message: 'In the town of Kensington',
        }),
        barnesville: translate({
          id: 'tools.dates.barnesville',
          message: 'In the town of Barnesville',
        }),
        montgomery: translate({
          id: 'tools.dates.montgomery',
          message: 'Elsewhere in Montgomery County',
        }),
        md: translate({ id: 'tools.dates.md', message: 'Elsewhere in Maryland' }),
        dc: translate({ id: 'tools.dates.dc', message: 'Washington, DC' }),
        va: translate({ id: 'tools.dates.va', message: 'Virginia' }),
      }}
    />
  );
}
