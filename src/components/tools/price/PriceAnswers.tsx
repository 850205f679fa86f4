import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { FoundationDevices } from '../../figures/FoundationDevices';
import { AreaPrices } from '../../prices/AreaPrices';
import { AnswerGroup } from '../AnswerGroup';
import { PlaceRead } from '../PlaceRead';
import { DeviceRules } from './DeviceRules';
import { Lines } from './Lines';
import { OpenQuestions } from './OpenQuestions';
import { Totals } from './Totals';

/** Everything that the price tool can say, with the price list. */
export function PriceAnswers(): ReactNode {
  return (
    <>
      <AnswerGroup
        id="devices"
        title={<Translate id="tools.price.devices">How many devices</Translate>}
      >
        <FoundationDevices />
        <DeviceRules />
      </AnswerGroup>
      <AnswerGroup id="list" title={<Translate id="tools.price.list">What each costs</Translate>}>
        <AreaPrices />
        <Lines />
      </AnswerGroup>
      <AnswerGroup
        id="totals"
        title={<Translate id="tools.price.totals">What it comes to</Translate>}
      >
        <Totals />
      </AnswerGroup>
      <AnswerGroup
        id="open"
        title={<Translate id="tools.openHeading">What is assumed, and what is open</Translate>}
      >
        <OpenQuestions />
        <PlaceRead />
      </AnswerGroup>
    </>
  );
}
