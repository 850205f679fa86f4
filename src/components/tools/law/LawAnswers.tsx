import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { list } from '@site/src/lib/format';
import { places } from '@site/src/laws/places';
import { lawFacts } from '@site/src/laws/facts';
import { SIDES, type Side } from '@site/src/laws/rules';
import { LawSay, Slot } from '../Say';
import { AnswerGroup } from '../AnswerGroup';
import { PlaceBorder, PlaceRead } from '../PlaceRead';
import { RentalDuties } from './RentalDuties';
import { RuleAnswers } from './RuleAnswers';
import { SaleDuties } from './SaleDuties';

/** Everything the law finder can say: each law, the states, and what it says of any place. */
export function LawAnswers(): ReactNode {
  const { jurisdictions } = lawFacts().places;
  const states = [...new Set(Object.values(jurisdictions).map(({ state }) => state))];
  return (
    <>
      {Object.entries(laws).flatMap(([id, law]) =>
        SIDES.map((side) =>
          law.enactments[side] ? (
            <LawArticle key={id + side} id={id} law={law} side={side} />
          ) : null,
        ),
      )}
      {states.map((state) => (
        <StateArticle key={state} state={state} />
      ))}
      <AnyPlace />
    </>
  );
}

/** One law, for a sale or a rental: its answers, what each side does, why, and what is not sure. */
export function LawArticle({ id, law, side }: { id: string; law: Law; side: Side }): ReactNode {
  const name = law.jurisdiction.toLowerCase().replace(/\W+/g, '-');
  return (
    <AnswerGroup id={`${name}-${side}`} title={headingOf(law.jurisdiction, side)}>
      <RuleAnswers id={id} law={law} side={side} isAround={isAround(id, side)} />
      {side === 'sale' ? <SaleDuties id={id} law={law} /> : <RentalDuties id={id} law={law} />}
    </AnswerGroup>
  );
}

/** Whether a law holds around a city that has limits. */
function isAround(law: string, side: Side): boolean {
  const { jurisdictions } = lawFacts().places;
  return Object.values(jurisdictions).some(
    ({ outside = '' }) => jurisdictions[outside]?.[side] === law,
  );
}

function headingOf(place: string, side: Side): string {
  return side === 'sale'
    ? translate({ id: 'tools.law.saleIn', message: '{place}: selling or buying' }, { place })
    : translate({ id: 'tools.law.rentalIn', message: '{place}: renting' }, { place });
}

/** A state, or the District, where no rule is known. */
function StateArticle({ state }: { state: string }): ReactNode {
  const { name = '', page = '' } = places.jurisdictions[state] ?? {};
  const { jurisdictions } = lawFacts().places;
  const lawful = [
    ...new Set(
      Object.values(laws)
        .filter(({ jurisdiction }) =>
          Object.entries(jurisdictions).some(
            ([id, one]) => one.state === state && places.jurisdictions[id]?.name === jurisdiction,
          ),
        )
        .map(({ jurisdiction }) => jurisdiction),
    ),
  ];
  return (
    <AnswerGroup id={state} title={name}>
      <LawSay as="p" code="answer.none" of={`${state}-sale`}>
        <Translate id="tools.law.noSaleRule" values={{ place: name }}>
          {'{place}: we know of no rule that requires a radon test before a home is sold.'}
        </Translate>
      </LawSay>
      <LawSay as="p" code="answer.none" of={`${state}-rental`}>
        <Translate id="tools.law.noRentalRule" values={{ place: name }}>
          {'{place}: we know of no rule that requires a radon test before a home is rented.'}
        </Translate>
      </LawSay>
      <ul>
        <LawSay code="why.state" of={state}>
          <Translate
            id="tools.law.stateRules"
            values={{
              rules: (
                <Link to={page}>
                  <Translate id="tools.law.stateRulesLink">
                    the statutes that touch on radon
                  </Translate>
                </Link>
              ),
            }}
          >
            {'See also {rules}, with their sources and the day we last checked them.'}
          </Translate>
        </LawSay>
        {lawful.length > 0 && (
          <LawSay code="unsure.mailing" of={state}>
            <Translate id="tools.law.mailing" values={{ places: list(lawful, 'or') }}>
              {
                'A mailing address can name a town of another county. If the home lies in {places}, choose that above: its law holds there.'
              }
            </Translate>
          </LawSay>
        )}
      </ul>
    </AnswerGroup>
  );
}

/** A city by its name; towns that share their law, by the name of each. */
function insideOf(id: string): string {
  const name = places.jurisdictions[id]?.name ?? '';
  const towns = Object.keys(places.places).filter((town) => places.places[town] === id);
  return towns.includes(name) ? name : list(towns, 'or');
}

/** What is said of any place. */
function AnyPlace(): ReactNode {
  return (
    <AnswerGroup id="any-place" title={<Translate id="tools.law.any">Anywhere</Translate>}>
      <ul>
        <LawSay code="next.anyway" of="sale">
          <Translate id="tools.law.anywaySale">
            Test anyway: the gas does not know the rule. If you buy, put a radon contingency into
            the contract.
          </Translate>
        </LawSay>
        <LawSay code="next.anyway" of="rental">
          <Translate id="tools.law.anywayRental">
            Test anyway: the gas does not know the rule. A tenant may test too.
          </Translate>
        </LawSay>
        <LawSay code="next.ask" of="sale">
          <Translate id="tools.law.askSale">
            Ask your settlement attorney, and the county or city. Until you know, test.
          </Translate>
        </LawSay>
        <LawSay code="next.ask" of="rental">
          <Translate id="tools.law.askRental">
            Ask the county or city, and keep the answer. Until you know, test.
          </Translate>
        </LawSay>
        <LawSay code="assumed.today">
          <Translate
            id="tools.law.today"
            values={{
              date: (
                <Slot name="date">
                  <Translate id="tools.law.todayWord">today</Translate>
                </Slot>
              ),
            }}
          >
            {'No day given: the rules in force on {date}.'}
          </Translate>
        </LawSay>
        <LawSay code="assumed.past">
          <Translate
            id="tools.law.past"
            values={{
              date: (
                <Slot name="date">
                  <Translate id="tools.law.pastWord">Your day</Translate>
                </Slot>
              ),
            }}
          >
            {'{date} has passed: this is the rule as it was in force then, as we read it today.'}
          </Translate>
        </LawSay>
        <LawSay code="unsure.limits">
          <Translate id="tools.law.limitsUnsure">
            Whether the address is inside the limits: a mailing address does not tell. Ask the city
            or town.
          </Translate>
        </LawSay>
        <PlaceBorder />
      </ul>
      <PlaceRead />
      {Object.entries(lawFacts().places.jurisdictions)
        .filter(([, { outside }]) => outside !== undefined)
        .map(([id, { outside = '' }]) => (
          // Above an answer for each of them they are headings; here they would have nothing below them.
          <div key={id} hidden>
            <LawSay as="p" code="case.inside" of={id}>
              <Translate id="tools.law.inside" values={{ place: insideOf(id) }}>
                {'If it is inside the limits ({place}):'}
              </Translate>
            </LawSay>
            <LawSay as="p" code="case.outside" of={id}>
              <Translate
                id="tools.law.outside"
                values={{ place: places.jurisdictions[outside]?.name ?? '' }}
              >
                {'If it is outside ({place}):'}
              </Translate>
            </LawSay>
          </div>
        ))}
    </AnswerGroup>
  );
}
