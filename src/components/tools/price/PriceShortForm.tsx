import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { placeNames } from '@site/src/laws/places';
import { ShortForm } from '../ShortForm';
import { Foundation, PricePlace, Size } from './PriceQuestions';

/** The first questions of the price tool. */
export function PriceShortForm(): ReactNode {
  return (
    <ShortForm
      path="/tools/price"
      submit={<Translate id="tools.price.submit">Count devices and price</Translate>}
    >
      <Foundation number={1} />
      <Size number={1} />
      <PricePlace names={placeNames} />
    </ShortForm>
  );
}
