import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { prices } from '@site/src/data';
import { usd } from '@site/src/lib/format';
import { PhoneLink } from '../../ui/ContactLinks';
import { Slot } from '../Say';
import { PriceSay } from './PriceSay';

const Devices = (): ReactNode => (
  <Slot name="devices">
    <Translate id="tools.price.several">several</Translate>
  </Slot>
);
const Sum = (): ReactNode => (
  <Slot name="least">
    <Translate id="tools.price.sumOfLines">the sum of the lines</Translate>
  </Slot>
);
const Most = (): ReactNode => (
  <Slot name="most">
    <Translate id="tools.price.dearest">the sum for the dearest county</Translate>
  </Slot>
);

/** The answer in a sentence, and what to do then. */
export function Totals(): ReactNode {
  return (
    <ul>
      <PriceSay code="price.estimate.one">
        <Translate id="tools.price.estimateOne" values={{ least: <Sum /> }}>
          {'One device, from {least}.'}
        </Translate>
      </PriceSay>
      <PriceSay code="price.estimate.many">
        <Translate id="tools.price.estimateMany" values={{ devices: <Devices />, least: <Sum /> }}>
          {'{devices} devices, from {least}.'}
        </Translate>
      </PriceSay>
      <PriceSay code="price.range.one">
        <Translate id="tools.price.rangeOne" values={{ least: <Sum />, most: <Most /> }}>
          {'One device, from {least} to {most}, depending on the county.'}
        </Translate>
      </PriceSay>
      <PriceSay code="price.range.many">
        <Translate
          id="tools.price.rangeMany"
          values={{ devices: <Devices />, least: <Sum />, most: <Most /> }}
        >
          {'{devices} devices, from {least} to {most}, depending on the county.'}
        </Translate>
      </PriceSay>
      <PriceSay code="price.call.one">
        <Translate id="tools.price.callOne" values={{ phone: <PhoneLink /> }}>
          {'One device. For this place our list has no price: call us, {phone}.'}
        </Translate>
      </PriceSay>
      <PriceSay code="price.call.many">
        <Translate
          id="tools.price.callMany"
          values={{ devices: <Devices />, phone: <PhoneLink /> }}
        >
          {'{devices} devices. For this place our list has no price: call us, {phone}.'}
        </Translate>
      </PriceSay>
      <PriceSay code="price.incomplete">
        <Translate
          id="tools.price.incomplete"
          values={{
            devices: <Devices />,
            least: <Slot name="least">{usd(prices.air.longTerm)}</Slot>,
            phone: <PhoneLink />,
          }}
        >
          {
            '{devices} devices, from {least} and the price of the further devices, which our list does not have: call us, {phone}.'
          }
        </Translate>
      </PriceSay>
      <PriceSay code="next.count">
        <Translate id="tools.price.nextCount">
          Tell us these parts when you schedule: we work out the number of devices with you before
          the visit.
        </Translate>
      </PriceSay>
      <PriceSay code="next.book">
        <Translate id="tools.price.nextBook">
          Book online, and ask for your price before the visit. This is an estimate and no offer.
        </Translate>
      </PriceSay>
      <PriceSay code="next.call">
        <Translate id="tools.price.nextCall" values={{ phone: <PhoneLink /> }}>
          {'Call or text {phone} with the address, and we tell you the price.'}
        </Translate>
      </PriceSay>
    </ul>
  );
}
