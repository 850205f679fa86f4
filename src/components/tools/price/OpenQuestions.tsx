import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { SourceLink } from '../../laws/SourceLink';
import { PhoneLink } from '../../ui/ContactLinks';
import { PriceSay, Slot } from '../Say';

/** What an estimate takes for given, and what the facts leave open. */
export function OpenQuestions(): ReactNode {
  return (
    <ul>
      <PriceSay code="assumed.short">
        <Translate id="tools.price.assumedShort">A short-term test.</Translate>
      </PriceSay>
      <PriceSay code="assumed.sizeWithinOne">
        <Translate id="tools.price.assumedSize" values={{ area: quantity(radon.devices.area) }}>
          {'A part without a size has at most {area}, and one device.'}
        </Translate>
      </PriceSay>
      <PriceSay code="assumed.sameSystem">
        <Translate id="tools.price.assumedSystem">
          Where you do not know the heating or cooling system, it is the first one.
        </Translate>
      </PriceSay>
      <PriceSay code="assumed.foundationCountsOnce">
        <Translate id="tools.price.assumedFoundation">
          A part on you don’t know what is counted by itself.
        </Translate>
      </PriceSay>
      <PriceSay code="assumed.noWell">
        <Translate id="tools.price.assumedWell">
          No private well: the water test is not in the sum.
        </Translate>
      </PriceSay>
      <PriceSay code="open.atLeast">
        <Translate id="tools.price.atLeast">
          What you do not know yet can ask for more devices than these, never for fewer.
        </Translate>
      </PriceSay>
      <PriceSay code="open.placeNotListed">
        <Translate id="tools.price.notListed">
          The place is not in our price list. Ask us whether we come there, and at what price.
        </Translate>
      </PriceSay>
      <PriceSay code="open.placeUndecided">
        <Translate id="tools.price.undecided">
          We test there, but which price holds is not decided. Ask us.
        </Translate>
      </PriceSay>
      <PriceSay code="open.placeUnknown">
        <Translate id="tools.price.notKnown" values={{ phone: <PhoneLink /> }}>
          {
            'The price depends on the county. A place outside our list has a price of its own: {phone}.'
          }
        </Translate>
      </PriceSay>
      <PriceSay code="open.groupsUnconfirmed">
        <Translate id="areas.unconfirmed">
          We are still confirming these groups: ask for your price when you book.
        </Translate>
      </PriceSay>
      <PriceSay code="open.furtherLongDevices">
        <Translate id="tools.price.furtherLong">
          Our list has no price for the further devices of a long-term test. Ask us.
        </Translate>
      </PriceSay>
      <PriceSay code="open.secondReading">
        <Translate
          id="tools.price.secondReading"
          values={{
            link: (
              <SourceLink id="mahTestPlace">
                <Translate id="tools.price.secondReadingLink">at least two readings</Translate>
              </SourceLink>
            ),
          }}
        >
          {
            'The national protocol of 2019 seeks {link} before a decision to mitigate. Ask us how that applies to your test.'
          }
        </Translate>
      </PriceSay>
      <PriceSay code="open.border">
        <Translate
          id="tools.price.border"
          values={{
            areas: (
              <Slot name="areas">
                <Translate id="tools.placeBorderWords">another county</Translate>
              </Slot>
            ),
          }}
        >
          {
            'A mailing address can cross a county line: this one is used in {areas} too. If the home lies there, choose that above: the price is another.'
          }
        </Translate>
      </PriceSay>
      <PriceSay code="open.countedByUs">
        <Translate id="tools.price.counted">
          We count after the 2023 standard as we read it. What we see on the visit decides.
        </Translate>
      </PriceSay>
    </ul>
  );
}
