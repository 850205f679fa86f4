import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { places } from '@site/src/lib/places';
import { withBase } from '@site/src/lib/base';
import buttons from '../../ui/Button.module.css';
import { PlaceQuestion } from '../PlaceQuestions';
import { Selection } from '../Question';
import styles from './LawShortForm.module.css';

/** The two questions of the law finder that matter most; it goes on from there. */
export function LawShortForm(): ReactNode {
  return (
    <form
      method="get"
      action={withBase('/tools/radon-law#answer')}
      className={clsx(styles.form, 'no-print')}
      data-search-ignore=""
    >
      <PlaceQuestion names={Object.keys(places.places)} />
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
      <button type="submit" className={clsx(buttons.button, buttons.secondary)}>
        <Translate id="tools.law.find">Find my rule</Translate>
      </button>
    </form>
  );
}
