import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { prices, radon } from '@site/src/data';
import { quantity, usd } from '@site/src/lib/format';
import { practice } from '@site/src/lib/practice';
import { Slot } from '../Say';
import { PriceSay } from './PriceSay';

/** The lines of a price, and what it does not cover. */
export function Lines(): ReactNode {
  return (
    <ul>
      <PriceSay code="sum.firstDevice">
        <Translate
          id="tools.price.firstDevice"
          values={{
            least: (
              <Slot name="least">
                <Translate id="tools.price.ofPlace">the price of the place</Translate>
              </Slot>
            ),
          }}
        >
          {'Short-term air test with one device: {least}'}
        </Translate>
      </PriceSay>
      <PriceSay code="sum.firstDeviceRange">
        <Translate
          id="tools.price.firstDeviceRange"
          values={{
            least: <Slot name="least">{usd(prices.air.montgomery)}</Slot>,
            most: <Slot name="most">{usd(prices.air.other)}</Slot>,
          }}
        >
          {'Short-term air test with one device, by county: {least} to {most}'}
        </Translate>
      </PriceSay>
      <PriceSay code="sum.furtherDevices">
        <Translate
          id="tools.price.furtherDevices"
          values={{
            count: (
              <Slot name="count">
                <Translate id="tools.price.asMany">as many as it needs</Translate>
              </Slot>
            ),
            each: <Slot name="each">{usd(prices.air.extraDevice)}</Slot>,
            least: (
              <Slot name="least">
                <Translate id="tools.price.product">one times the other</Translate>
              </Slot>
            ),
          }}
        >
          {'Further devices: {count} at {each} each: {least}'}
        </Translate>
      </PriceSay>
      <PriceSay code="sum.longTest">
        <Translate
          id="tools.price.longTest"
          values={{
            days: quantity(radon.test.longTermDays),
            least: <Slot name="least">{usd(prices.air.longTerm)}</Slot>,
          }}
        >
          {'Long-term air test, at least {days}: {least}'}
        </Translate>
      </PriceSay>
      <PriceSay code="sum.water">
        <Translate
          id="tools.price.water"
          values={{
            samples: prices.water.samples,
            least: <Slot name="least">{usd(prices.water.package)}</Slot>,
          }}
        >
          {'Test of the well water, {samples} samples: {least}'}
        </Translate>
      </PriceSay>
      <PriceSay code="apart.further">
        <Translate
          id="tools.price.furtherApart"
          values={{ each: <Slot name="each">{usd(prices.air.extraDevice)}</Slot> }}
        >
          {
            'In our list each further device is {each}, on top of the first device, whose price for this place we tell you by phone.'
          }
        </Translate>
      </PriceSay>
      <PriceSay code="apart.visits">
        <Translate id="tools.price.visits">
          Ask what the price includes, and what a repeat visit or a canceled appointment costs.
        </Translate>
      </PriceSay>
      <PriceSay code="apart.others">
        <Translate id="tools.price.others">
          Tests of building materials and of progeny have prices of their own. Mitigation is a
          separate job by another company, with its own quote.
        </Translate>
      </PriceSay>
      <PriceSay code="why.prices">
        <Translate
          id="tools.price.source"
          values={{
            link: (
              <Link to="/services/radon-air">
                <Translate id="tools.price.sourceLink">our price list by county</Translate>
              </Link>
            ),
          }}
        >
          {'The prices are those of {link}.'}
        </Translate>
      </PriceSay>
      <PriceSay code="open.sixthSample">{practice.waterPrice}</PriceSay>
    </ul>
  );
}
