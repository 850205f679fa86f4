import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LawSay } from '../Say';
import type { AnswerProps } from './answer-props';

/** What a law says of homes that do not touch the ground. */
export function Ground({ of, law, side }: AnswerProps): ReactNode {
  const enactment = law.enactments[side];
  return (
    <>
      {law.note === undefined ? (
        <LawSay code="answer.exempt-ground" of={of}>
          <Translate
            id="tools.law.exemptGround"
            values={{ place: law.jurisdiction, covers: enactment?.appliesTo ?? '' }}
          >
            {
              'No, as we read it: the rule of {place} is for homes that touch the ground. It covers: “{covers}”.'
            }
          </Translate>
        </LawSay>
      ) : (
        <LawSay code="answer.open-ground" of={of}>
          <Translate id="tools.law.openGround" values={{ covers: enactment?.appliesTo ?? '' }}>
            {
              'Not confirmed. As we state it, the rule covers: “{covers}”. We have not seen its text: ask the county or city.'
            }
          </Translate>
        </LawSay>
      )}
      <LawSay code="unsure.ground" of={of}>
        <Translate id="tools.law.groundUnsure">
          You did not say that the home touches the ground. The rule is for those that do: with a
          basement, on a slab, or with a floor over a crawl space.
        </Translate>
      </LawSay>
    </>
  );
}

/** What it says of fewer rental units than it begins at. */
export function Units({ of, law }: Omit<AnswerProps, 'side'>): ReactNode {
  const units = String(law.minimumUnits?.value ?? '');
  return (
    <>
      {law.note === undefined ? (
        <LawSay code="answer.exempt-units" of={of}>
          <Translate id="tools.law.exemptUnits" values={{ place: law.jurisdiction, units }}>
            {'No, as we read it: the rental rule of {place} begins at {units} units.'}
          </Translate>
        </LawSay>
      ) : (
        <LawSay code="answer.open-units" of={of}>
          <Translate id="tools.law.openUnits" values={{ units }}>
            {
              'Not confirmed. As we state it, the rule begins at {units} units. We have not seen its text: ask the county or city.'
            }
          </Translate>
        </LawSay>
      )}
      <LawSay code="unsure.units" of={of}>
        <Translate id="tools.law.unitsUnsure" values={{ units }}>
          {'You did not say how many rental units there are. The rule begins at {units}.'}
        </Translate>
      </LawSay>
    </>
  );
}
