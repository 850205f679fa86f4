import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Timeline } from '../../figures/Timeline';
import { AnswerGroup } from '../AnswerGroup';
import { PlaceRead } from '../PlaceRead';
import { AgainAnswers } from './AgainAnswers';
import { DatesReasons } from './DatesReasons';
import { OpenDates } from './OpenDates';
import { PlanAnswers } from './PlanAnswers';
import { PlanDays } from './PlanDays';

/** Everything that the planner can say. */
export function DatesAnswers(): ReactNode {
  return (
    <>
      <AnswerGroup
        id="settlement"
        title={<Translate id="tools.dates.settlementHeading">Before a settlement</Translate>}
      >
        <PlanAnswers occasion="sale" />
      </AnswerGroup>
      <AnswerGroup
        id="lease"
        title={<Translate id="tools.dates.leaseHeading">Before a lease</Translate>}
      >
        <PlanAnswers occasion="lease" />
      </AnswerGroup>
      <AnswerGroup id="days" title={<Translate id="tools.part.days">Day by day</Translate>}>
        <Timeline />
        <PlanDays />
      </AnswerGroup>
      <AnswerGroup
        id="again"
        title={<Translate id="tools.dates.againHeading">Testing again</Translate>}
      >
        <AgainAnswers />
      </AnswerGroup>
      <AnswerGroup
        id="rules"
        title={<Translate id="tools.dates.rulesHeading">How old a test may be, and why</Translate>}
      >
        <DatesReasons />
      </AnswerGroup>
      <AnswerGroup
        id="open"
        title={<Translate id="tools.openHeading">What is assumed, and what is open</Translate>}
      >
        <OpenDates />
        <PlaceRead />
      </AnswerGroup>
    </>
  );
}
