import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';
import { Say, Slot } from './Say';

/** Which place was read. Only an answer says it: in the list of all answers there is none. */
export function PlaceRead(): ReactNode {
  return (
    <div hidden>
      <Say as="p" code="place.read">
        <Translate
          id="tools.placeRead"
          values={{
            place: (
              <Slot name="place">
                <Translate id="tools.placeReadWords">the place that you type</Translate>
              </Slot>
            ),
            correct: (
              <NativeLink href="#place">
                <Translate id="tools.placeReadCorrect">correct it</Translate>
              </NativeLink>
            ),
          }}
        >
          {'We read your place as {place}. If that is wrong, {correct}.'}
        </Translate>
      </Say>
    </div>
  );
}

/** That an address reaches into another county, whose law is another. */
export function PlaceBorder(): ReactNode {
  return (
    <Say code="unsure.border">
      <Translate
        id="tools.placeBorder"
        values={{
          areas: (
            <Slot name="areas">
              <Translate id="tools.placeBorderWords">another county</Translate>
            </Slot>
          ),
        }}
      >
        {
          'A mailing address can cross a county line: this one is used in {areas} too. If the home lies there, choose that above: another rule, or none, holds there.'
        }
      </Translate>
    </Say>
  );
}
