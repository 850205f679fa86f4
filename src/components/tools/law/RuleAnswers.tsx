import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Law } from '@site/src/data';
import { list, longDate, quantity } from '@site/src/lib/format';
import type { Side } from '@site/src/lib/tools/law/facts';
import { Provenance } from '../../laws/Provenance';
import { Slot } from '../Say';
import { LawSay } from './LawSay';

export interface RuleAnswersProps {
  /** The law and the side, as codes name them. */
  of: string;
  law: Law;
  side: Side;
  /** Whether it is the law around a city, which may hold where the city's own does not. */
  isAround?: boolean;
}

/** What a law answers: that a test is needed, or why not, or why nobody can tell; and the rule itself. */
export function RuleAnswers({ of, law, side, isAround }: RuleAnswersProps): ReactNode {
  const enactment = law.enactments[side];
  if (!enactment) return null;
  const { groundContact, exempt, homes } = enactment;
  return (
    <>
      <LawSay as="p" code="answer.required" of={of}>
        {requirement(law, side)}
      </LawSay>
      <ul>
        <WhyRule of={of} law={law} side={side} />
        <LawSay code="answer.depends" of={of}>
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
          <LawSay code="unsure.saleRule" of={of.slice(0, -side.length - 1)}>
            {law.saleRule.text}
            <Provenance of={law.saleRule} />
          </LawSay>
        )}
        {law.note && (
          <LawSay code="unsure.text" of={of.slice(0, -side.length - 1)}>
            {law.note}
          </LawSay>
        )}
      </ul>
    </>
  );
}

const LawLink = ({ law }: { law: Law }): ReactNode => <Link to={law.path}>{law.title}</Link>;

/** Who names an exemption: the answer never says it by itself. */
function named({ exemptions }: Law): string {
  return {
    county: translate({ id: 'tools.law.byCounty', message: 'says the county' }),
    city: translate({ id: 'tools.law.byCity', message: 'says the city' }),
    state: translate({ id: 'tools.law.byState', message: 'says the state' }),
    company: translate({ id: 'tools.law.byUs', message: 'as we state it' }),
  }[exemptions?.statedBy ?? 'company'];
}

/** How long a test counts, where the law says so. */
const ageOf = (law: Law, side: Side): Law['validity'] =>
  side === 'sale' ? (law.saleValidity ?? law.validity) : law.validity;

function requirement(law: Law, side: Side): string {
  const age = ageOf(law, side);
  const values = { place: law.jurisdiction, time: age ? quantity(age) : '' };
  if (!age) {
    return translate(
      {
        id: 'tools.law.required',
        message: 'Yes: by the rule of {place} this home needs a radon test.',
      },
      values,
    );
  }
  if (law.note !== undefined) {
    return translate(
      {
        id: 'tools.law.stated',
        message:
          'As we state it, yes: {place} asks for a radon test of this home, which is valid for {time}. Not yet confirmed with the city.',
      },
      values,
    );
  }
  return side === 'sale'
    ? translate(
        {
          id: 'tools.law.saleRequired',
          message:
            'Yes: by the rule of {place} a radon test is needed before this home is sold. It must be less than {time} old at settlement.',
        },
        values,
      )
    : translate(
        {
          id: 'tools.law.rentalRequired',
          message:
            'Yes: by the rule of {place} a radon test is needed before this home is rented. It must be less than {time} old on the date of the lease.',
        },
        values,
      );
}

function depends(law: Law, side: Side): string {
  const age = ageOf(law, side);
  const values = { place: law.jurisdiction, time: age ? quantity(age) : '' };
  if (!age) {
    return translate(
      {
        id: 'tools.law.depends',
        message:
          'It depends. By the rule of {place} some homes need a radon test. What it depends on stands below.',
      },
      values,
    );
  }
  if (law.note !== undefined) {
    return translate(
      {
        id: 'tools.law.statedDepends',
        message:
          'It depends. As we state it, {place} asks for a radon test of some rented homes, valid for {time}. What it depends on stands below.',
      },
      values,
    );
  }
  return side === 'sale'
    ? translate(
        {
          id: 'tools.law.saleDepends',
          message:
            'It depends. By the rule of {place} most houses need a radon test less than {time} old at settlement. What it depends on stands below.',
        },
        values,
      )
    : translate(
        {
          id: 'tools.law.rentalDepends',
          message:
            'It depends. By the rule of {place} some rented homes need a radon test less than {time} old on the date of the lease. What it depends on stands below.',
        },
        values,
      );
}

function WhyRule({ of, law, side }: RuleAnswersProps): ReactNode {
  const age = ageOf(law, side);
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

/** "No: the sale rule of Montgomery County leaves out …, says the county." */
function exemption(law: Law, side: Side, leftOut: string): string {
  const values = { place: law.jurisdiction, what: leftOut, says: named(law) };
  return side === 'sale'
    ? translate(
        {
          id: 'tools.law.saleExempt',
          message: 'No: the sale rule of {place} leaves out {what}, {says}.',
        },
        values,
      )
    : translate(
        {
          id: 'tools.law.rentalExempt',
          message: 'No: the rental rule of {place} leaves out {what}, {says}.',
        },
        values,
      );
}

/** A sure exemption needs no word on what other texts say of other places: that stands on the law's page. */
function ExemptionSource({ of }: { of: NonNullable<Law['exemptions']> }): ReactNode {
  const { statedBy, cite, lastChecked } = of;
  return <Provenance of={{ statedBy, cite, lastChecked }} />;
}

function ExemptPlace({ of, law, side }: RuleAnswersProps): ReactNode {
  if (!law.exemptPlaces || !law.exemptions) return null;
  const places = translate(
    { id: 'tools.law.exemptPlaces', message: 'homes in {places}' },
    { places: list(law.exemptPlaces) },
  );
  return (
    <LawSay code="answer.exempt-place" of={of}>
      {exemption(law, side, places)}
      <ExemptionSource of={law.exemptions} />
    </LawSay>
  );
}

/** Where no text in force says so, the answer is that it is not clear. */
function ExemptHome({ of, law, side }: RuleAnswersProps): ReactNode {
  const isSure = law.note === undefined && law.exemptions?.confirmed !== false;
  if (!law.exemptHomes || !law.exemptions || !isSure) return null;
  return (
    <LawSay code="answer.exempt-home" of={of}>
      {exemption(law, side, list(law.exemptHomes))}
      <ExemptionSource of={law.exemptions} />
    </LawSay>
  );
}

function Ground({ of, law, side }: RuleAnswersProps): ReactNode {
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
              'Not confirmed. As we state it, the rule covers: “{covers}”. We have not seen its text: ask the city.'
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

function Units({ of, law }: Omit<RuleAnswersProps, 'side'>): ReactNode {
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
              'Not confirmed. As we state it, the rule begins at {units} units. We have not seen its text: ask the city.'
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
