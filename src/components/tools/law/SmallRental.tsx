import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { noticeAround } from '@site/src/laws/facts';

export interface SmallRentalProps {
  /** The id of the city's law. */
  id: string;
  law: Law;
}

/** A city's rule leaves out small rentals; whether the county's holds in them, no source says. */
export function SmallRental({ id, law }: SmallRentalProps): ReactNode {
  const notice = noticeAround(id);
  if (!notice || !law.minimumUnits) return null;
  return (
    <Translate
      id="tools.law.smallRental"
      values={{
        place: law.jurisdiction,
        units: law.minimumUnits.value,
        time: quantity(notice),
      }}
    >
      {
        'In a rental of fewer than {units} units in {place} we do not know whether the county’s rule holds. To be safe, write to the landlord within the county’s {time} of a high result, and ask the city.'
      }
    </Translate>
  );
}
