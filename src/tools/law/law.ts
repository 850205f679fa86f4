import type { Refusal } from '../outcome';
import { borderSaid, placeRead, townSaid } from '../place/said';
import { candidates, hasLimits, ruleAt } from '../../laws/candidates';
import { borderOf, type Border } from './border';
import { say, type LawAnswer, type LawOutcome, type Said } from './codes';
import { county, doubts, otherwise, OTHERWISE, smallRental } from './doubts';
import { duties } from './duties';
import type { LawFacts, Rule, Side } from '../../laws/rules';
import { sideOf, type LawAnswers, type LawQuestions, type Role } from './questions';
import { answerOf, conditions } from './verdict';

/** Returns the questions that matter: limits if they do, ground and units if a rule at the place depends on them. */
export function lawAsks(answers: LawAnswers, facts: LawFacts): readonly (keyof LawQuestions)[] {
  const { place: { id: place } = {}, limits, role } = answers;
  const side = role && sideOf(role);
  const rules =
    place === undefined || side === undefined
      ? []
      : candidates(place, limits, side, facts).flatMap((id) => ruleAt(id, side, facts)?.[1] ?? []);
  return [
    'place',
    ...(hasLimits(place, side, facts) ? (['limits'] as const) : []),
    'role',
    ...(rules.length > 0 ? (['home'] as const) : []),
    ...(rules.some(({ groundContact }) => groundContact) ? (['ground'] as const) : []),
    ...(rules.some(({ minimumUnits }) => minimumUnits) ? (['units'] as const) : []),
    'date',
  ];
}

/**
 * Finds the rules for a home on a day.
 *
 * @param today the day that counts if the answers have no date
 * @returns the outcome, or slips if the place or the role is missing
 */
export function decideLaw(
  answers: LawAnswers,
  facts: LawFacts,
  today: string,
): LawOutcome | Refusal<LawQuestions> {
  const { place, limits, role } = answers;
  if (place === undefined || role === undefined) {
    return {
      slips: {
        ...(place === undefined && { place: 'missing' }),
        ...(role === undefined && { role: 'missing' }),
      },
    };
  }
  const side = sideOf(role);
  const at = (id: string): Case => oneCase(id, role, answers, facts, today);
  const [first, second] = candidates(place.id, limits, side, facts).map(at);
  if (!first) return { slips: { place: 'place' } };
  const read = placeRead(place);
  const last = (cases: readonly Case[]): Said[] => [
    ...borderSaid(place),
    ...assumptions(answers, today),
    ...(second ? [say('unsure', 'unsure.limits')] : []),
    ...onward(cases, side, answers, today),
  ];
  if (second) return ofLimits(place.id, limits, first, second, read, last([first, second]));
  const border = borderOf(place, side, facts);
  const counties = border?.counties.map((county) => ({ county, ...at(county.id) })) ?? [];
  if (border && counties.some(({ code }) => isAsked(code)))
    return ofCounties(border, side, counties, read, last(counties));
  const [answer, ...rest] = first.said;
  return {
    code: first.code,
    said: [...(answer ? [answer] : []), ...read, ...rest, ...last([first])],
    asks: first.asks,
  };
}

/** The outcome for an address that may be inside or outside the limits of a city. */
const ofLimits = (
  of: string,
  limits: LawAnswers['limits'],
  inside: Case,
  outside: Case,
  read: readonly Said[],
  last: readonly Said[],
): LawOutcome => ({
  code: `${inside.code}/${outside.code}`,
  asks: limits === undefined ? 'limits' : undefined,
  said: [
    say('answer', 'answer.limits', { of }),
    ...read,
    say('case', 'case.inside', { of }),
    ...inside.said,
    say('case', 'case.outside', { of }),
    ...outside.said,
    ...last,
  ],
});

/** The outcome for a place whose addresses may be in several counties. */
const ofCounties = (
  { law, lawless }: Border,
  side: Side,
  cases: readonly (Case & { county: { name: string } })[],
  read: readonly Said[],
  last: readonly Said[],
): LawOutcome => ({
  code: cases.map(({ code }) => code).join('/'),
  said: [
    say('answer', 'answer.border', {
      of: `${law}-${side}`,
      values: { areas: { names: lawless } },
    }),
    ...read,
    ...cases.flatMap(({ county: { name }, said }) => [
      say('case', 'case.county', { values: { county: { names: [name] } } }),
      ...said,
    ]),
    ...last,
  ],
});

function assumptions({ date }: LawAnswers, today: string): Said[] {
  if (date === undefined)
    return [say('assumed', 'assumed.today', { values: { date: { day: today } } })];
  return date < today ? [say('assumed', 'assumed.past', { values: { date: { day: date } } })] : [];
}

/** Links to the days of a test if one is needed and the date is not past; links to its price if none is needed. */
function onward(
  cases: readonly Pick<Case, 'code'>[],
  side: Side,
  { date }: LawAnswers,
  today: string,
): Said[] {
  if (!cases.some(({ code }) => isAsked(code))) return [say('onward', 'onward.price')];
  if (date === undefined) return [say('onward', 'onward.days', { of: side })];
  return date < today
    ? []
    : [say('onward', 'onward.dates', { of: side, values: { date: { day: date } } })];
}

/** True if a place in the state has a law on that side. */
const hasLaw = (state: string, side: Side, { places }: LawFacts): boolean =>
  Object.values(places.jurisdictions).some((one) => one.state === state && one[side] !== undefined);

/** Returns the first unanswered question that the rule depends on and that has a few choices. */
const openQuestion = (rule: Rule, answers: LawAnswers): 'home' | 'ground' | undefined =>
  conditions(rule, answers).find((about): about is 'home' | 'ground' => about !== 'units');

/** True if a test is needed, or may be. */
const isAsked = (code: LawAnswer): boolean => code === 'required' || code === 'depends';

/** The answer for one place. */
interface Case {
  code: LawAnswer;
  said: Said[];
  asks?: keyof LawQuestions | undefined;
}

const noLaw = (state: string, side: Side, facts: LawFacts): Case => ({
  code: 'none',
  said: [
    say('answer', 'answer.none', { of: `${state}-${side}` }),
    say('next', 'next.anyway', { of: side }),
    say('why', 'why.state', { of: state }),
    // A mailing address may name a town of another county.
    ...(hasLaw(state, side, facts) ? [say('unsure', 'unsure.mailing', { of: state })] : []),
  ],
});

/** Returns the answer for one place. */
function oneCase(
  id: string,
  role: Role,
  answers: LawAnswers,
  facts: LawFacts,
  today: string,
): Case {
  const side = sideOf(role);
  const state = facts.places.jurisdictions[id]?.state ?? id;
  const found = ruleAt(id, side, facts);
  if (!found) return noLaw(state, side, facts);
  const [law, rule] = found;
  const of = `${law}-${side}`;
  const town = side === 'rental' ? townSaid(answers.place, facts) : [];
  const code = answerOf(id, law, rule, side, answers, facts, today, town.length > 0);
  const applies = isAsked(code);
  return {
    code,
    asks: code === 'depends' ? openQuestion(rule, answers) : undefined,
    said: [
      say('answer', `answer.${code}`, { of }),
      ...(applies ? duties(law, role, rule, answers, today) : []),
      ...(applies ? [] : otherwise(id, law, side, code, rule, facts)),
      ...smallRental(id, law, code, rule, answers, facts),
      say('why', 'why.rule', { of }),
      say('why', 'why.state', { of: state }),
      ...(applies ? [...town, ...doubts(id, of, side, rule, answers, facts)] : []),
      ...(OTHERWISE.includes(code) ? county(id, law, side, answers.date ?? today, facts) : []),
      ...(rule.isPublic ? [] : [say('unsure', 'unsure.text', { of: law })]),
    ],
  };
}
