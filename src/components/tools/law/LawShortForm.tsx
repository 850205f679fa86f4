import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { placeNames } from '@site/src/laws/places';
import { PlaceQuestion } from '../PlaceQuestions';
import { Selection } from '../Question';
import { ShortForm } from '../ShortForm';

/** The two questions of the law finder that matter most. */
export function LawShortForm(): ReactNode {
  return (
    <ShortForm
      path="/tools/radon-law"
      submit={<Translate id="tools.law.find">Find my rule</Translate>}
    >
      <PlaceQuestion names={placeNames} />
      <Selection
        name="role"
        label={<Translate id="tools.law.role">You are the …</Translate>}
        slips={{}}
        options={{
          seller: translate({ id: 'tools.law.seller', message: 'seller' }),
          buyer: translate({ id: 'tools.law.buyer', message: 'buyer' }),
          landlord: translate({ id: 'tools.law.landlord', message: 'landlord' }),
          tenant: translate({ id: 'tools.law.tenant', message: 'tenant' }),
        }}
      />
    </ShortForm>
  );
}
