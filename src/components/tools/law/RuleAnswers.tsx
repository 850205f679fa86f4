import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { longDate } from '@site/src/lib/format';
import { validityOn } from '@site/src/laws/facts';
import type { Side } from '@site/src/laws/rules';
import { Provenance } from '../../laws/Provenance';
import { LawSay, Slot } from '../Say';
import type { AnswerProps } from './answer-props';
import { Ground, Units } from './Conditions';
import { ExemptHome, ExemptPlace } from './Exemptions';
import { depends, requirement } from './requirement';

export interface RuleAnswersProps {
  /** The id of the law. */
  id: string;
  law: Law;
  side: Side;
  /** Whether it is the law around a city, which may hold where the city's own does not. */
  isAround?: boolean;
}

/** What a law answers: that a test is needed, or why not, or why nobody can tell; and the rule itself. */
export function RuleAnswers({ id, law, side, isAround }: RuleAnswersProps): ReactNode {
  const of = `${id}-${side}`;
  const enactment = law.enactments[side];
  if (!enactment) return null;
  const { groundContact, exempt, homes } = enactment;
  return (
    <>
      <LawSay
        as="p"
        code="answer.required"
        of={of}
        when={<Translate id="tools.law.whenCovered">For a home that the rule covers:</Translate>}
      >
        {requirement(law, side)}
      </LawSay>
      <ul>
        <WhyRule of={of} law={law} side={side} />
        <LawSay
          code="answer.depends"
          of={of}
          when={
            <Translate id="tools.law.whenOpen">If you do not know one of the points:</Translate>
          }
        >
          {depends(law, side)}
        </LawSay>
        <LawSay code="answer.not-yet" of={of}>
          <Translate
            id="tools.law.notYet"
            values={{
              since: longDate(enactment.effective),
              date: (
                <Slot name="date">
                  <Translate id="tools.law.anyDay">any day before it</Translate>
                </Slot>
              ),
            }}
          >
            {'This rule began on {since}: on {date} it was not in force.'}
          </Translate>
        </LawSay>
        {side === 'sale' && <ExemptPlace of={of} law={law} side={side} />}
        {exempt && <ExemptHome of={of} law={law} side={side} />}
        {(homes ?? exempt) && (
          <LawSay code="answer.open-home" of={of}>
            <Translate id="tools.law.openHome" values={{ covers: enactment.appliesTo }}>
              {
                'Not clear. What we can read covers: “{covers}”. For any other kind of home we found no text in force that says yes or no.'
              }
            </Translate>
            {side === 'sale' && law.exemptions && <Provenance of={law.exemptions} />}
          </LawSay>
        )}
        {groundContact && <Ground of={of} law={law} side={side} />}
        {law.minimumUnits && side === 'rental' && <Units of={of} law={law} />}
        {exempt && (
          <LawSay code="unsure.home" of={of}>
            <Translate id="tools.law.homeUnsure" values={{ covers: enactment.appliesTo }}>
              {'You did not say what kind of home it is. The rule covers: “{covers}”.'}
            </Translate>
          </LawSay>
        )}
        {isAround && (
          <LawSay code="unsure.county" of={of}>
            <Translate id="tools.law.countyUnsure" values={{ law: <LawLink law={law} /> }}>
              {'Whether the county’s law holds instead ({law}): ask the city or the county.'}
            </Translate>
          </LawSay>
        )}
        {law.saleRule && side === 'rental' && (
          <LawSay code="unsure.saleRule" of={id}>
            {law.saleRule.text}
            <Provenance of={law.saleRule} />
          </LawSay>
        )}
        {law.note && (
          <LawSay code="unsure.text" of={id}>
            {law.note}
          </LawSay>
        )}
      </ul>
    </>
  );
}

const LawLink = ({ law }: { law: Law }): ReactNode => <Link to={law.path}>{law.title}</Link>;

function WhyRule({ of, law, side }: AnswerProps): ReactNode {
  const age = validityOn(law, side);
  const enactment = law.enactments[side];
  if (!enactment) return null;
  return (
    <LawSay code="why.rule" of={of}>
      <Translate
        id="tools.law.rule"
        values={{
          name: enactment.name,
          since: longDate(enactment.effective),
          covers: enactment.appliesTo,
          law: <LawLink law={law} />,
        }}
      >
        {'{name}, effective {since}. Covers: {covers}. More: {law}.'}
      </Translate>
      {age && <Provenance of={age} />}
    </LawSay>
  );
}
