import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { list } from '@site/src/lib/format';
import { Choices, Offered, Typed, type TypedProps } from './Question';

export interface PlaceQuestionProps extends Partial<Pick<TypedProps, 'slips' | 'below'>> {
  names: readonly string[];
}

/** Town or county, with every name that the site knows as a suggestion. */
export function PlaceQuestion({ names, slips, below }: PlaceQuestionProps): ReactNode {
  return (
    <Typed
      name="place"
      label={<Translate id="tools.place">Town or county of the home</Translate>}
      suggestions={names}
      autoComplete="off"
      below={below}
      slips={{
        missing: <Translate id="tools.placeMissing">Say where the home is.</Translate>,
        place: (
          <Translate id="tools.placeSlip">
            We do not know this place. Type its county, or Maryland, Washington DC or Virginia.
          </Translate>
        ),
        zip: (
          <Translate id="tools.placeZip">
            A ZIP code crosses city limits. Type the town or the county.
          </Translate>
        ),
        elsewhere: (
          <Translate id="tools.placeElsewhere" values={{ areas: list(company.areasServed) }}>
            {'This is outside our area: we serve {areas}. Type a town or a county there.'}
          </Translate>
        ),
        two: (
          <Translate id="tools.placeTwo" values={{ first: <Offered />, second: <Offered /> }}>
            {'Do you mean {first}, or {second}?'}
          </Translate>
        ),
        ...slips,
      }}
    />
  );
}

/** Asked where an address can bear the name of a city and lie outside it. */
export function LimitsQuestion(): ReactNode {
  return (
    <Choices
      name="limits"
      label={<Translate id="tools.limits">Inside the limits of that city or town?</Translate>}
      slips={{ choice: <Translate id="tools.slip.choice">Choose one of the answers.</Translate> }}
      options={yesNo()}
    />
  );
}

/** Yes, no, and "I don’t know". */
export const yesNo = (): Record<string, string> => ({
  yes: translate({ id: 'tools.yes', message: 'Yes' }),
  no: translate({ id: 'tools.no', message: 'No' }),
  unknown: translate({ id: 'tools.unknown', message: 'I don’t know' }),
});
