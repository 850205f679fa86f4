import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { areas } from '@site/src/data';
import { areaName } from '@site/src/lib/prices';
import { areaId } from '@site/src/lib/tools/price/estimate';
import { PART_NUMBERS } from '@site/src/lib/tools/price/tool';
import { Choices, Selection } from '../Question';
import { ToolForm } from '../ToolForm';
import { PartQuestions } from './PartQuestions';

/** The questions of the price tool. */
export function PriceForm(): ReactNode {
  const choose = <Translate id="tools.slip.choice">Choose one of the answers.</Translate>;
  return (
    <ToolForm path="/tools/price">
      {PART_NUMBERS.map((number) => (
        <PartQuestions key={number} number={number} choose={choose} />
      ))}
      <Selection
        name="place"
        label={<Translate id="tools.price.place">County or city of the home</Translate>}
        slips={{
          choice: choose,
          missing: (
            <Translate id="tools.price.placeMissing">
              Choose the county, or say that you do not know it.
            </Translate>
          ),
        }}
        options={placeOptions()}
      />
      <Choices
        name="test"
        label={<Translate id="tools.price.test">Which test?</Translate>}
        slips={{ choice: choose }}
        initial="short"
        options={{
          short: translate({ id: 'tools.price.short', message: 'Short, a few days' }),
          long: translate({ id: 'tools.price.long', message: 'Long, three months' }),
        }}
      />
      <Choices
        name="well"
        label={<Translate id="tools.price.well">Test the water of a private well too?</Translate>}
        slips={{ choice: choose }}
        initial="no"
        options={{
          no: translate({ id: 'tools.no', message: 'No' }),
          yes: translate({ id: 'tools.yes', message: 'Yes' }),
          unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
        }}
      />
    </ToolForm>
  );
}

function placeOptions(): Record<string, string> {
  return {
    '': translate({ id: 'tools.choose', message: 'Choose …' }),
    ...Object.fromEntries(
      areas.areas.map((area) => [areaId(area.name, area.state), areaName(area)]),
    ),
    elsewhere: translate({ id: 'tools.price.elsewhere', message: 'Another place' }),
    unknown: translate({ id: 'tools.price.unknownPlace', message: 'I don’t know the county' }),
  };
}
