import { choice, count, day, type AnswersOf, type Reader } from '../answers';
import { addDays, lastDay, oldestDay } from '../day';
import type { Outcome, Part, Refusal, Statement, Value } from '../outcome';
import type { Tool } from '../tool';
import { HOMES, type LawFacts, type Rule, type Side } from './facts';
import { placeReader } from './place';

export const ROLES = ['buyer', 'seller', 'landlord', 'tenant'] as const;
export type Role = (typeof ROLES)[number];

const YES_NO = ['yes', 'no', 'unknown'] as const;

export type LawFields = {
  place: Reader<string, 'place' | 'zip'>;
  limits: Reader<(typeof YES_NO)[number], 'choice'>;
  role: Reader<Role, 'choice'>;
  home: Reader<(typeof HOMES)[number] | 'unknown', 'choice'>;
  ground: Reader<(typeof YES_NO)[number], 'choice'>;
  units: Reader<number, 'count'>;
  date: Reader<string, 'day'>;
};

type Answers = AnswersOf<LawFields>;

/** The answer for one place, in a word. */
export type LawAnswer =
  /** A test is needed. */
  | 'required'
  /** A test is needed if something holds that the visitor did not say. */
  | 'depends'
  /** The law leaves it out, and says so in public. */
  | 'exempt-place'
  | 'exempt-home'
  | 'exempt-ground'
  | 'exempt-units'
  /** The summaries that can be read do not name this case, or the text is not public: ask. */
  | 'open-home'
  | 'open-ground'
  | 'open-units'
  /** The day is before the law began. */
  | 'not-yet'
  /** We know of no rule there. */
  | 'none';

/** The sentences of the law finder: `@` of a law and a side, of a law, or of a state. */
export type LawCode =
  | `answer.${LawAnswer}`
  | 'case.inside'
  | 'case.outside'
  | 'next.oldest'
  | 'next.due'
  | `next.${Role}`
  | 'next.fix'
  | 'next.end'
  | 'next.lasts'
  | 'next.notice'
  | 'next.anyway'
  | 'next.ask'
  | 'why.rule'
  | 'why.state'
  | 'assumed.today'
  | 'assumed.past'
  | 'unsure.limits'
  | 'unsure.home'
  | 'unsure.ground'
  | 'unsure.units'
  | 'unsure.sales'
  | 'unsure.saleRule'
  | 'unsure.county'
  | 'unsure.text';

export type LawOutcome = Outcome<string, LawCode>;
type Said = Statement<LawCode>;

const say = (part: Part, code: LawCode, of?: string, values?: Record<string, Value>): Said => ({
  part,
  code,
  ...(of !== undefined && { of }),
  ...(values && { values }),
});

const sideOf = (role: Role): Side => (role === 'buyer' || role === 'seller' ? 'sale' : 'rental');

/** How each answer is read from the address. A place that is none, or a ZIP code, is told. */
export function lawFields({ places }: LawFacts): LawFields {
  return {
    place: placeReader(places),
    role: choice(ROLES),
    limits: choice(YES_NO),
    home: choice([...HOMES, 'unknown']),
    ground: choice(YES_NO),
    units: count,
    date: day,
  };
}

/**
 * Whether it matters that the address lies inside the limits. Where the law is the same on both sides of them and
 * leaves neither out, the answer is too.
 */
function hasLimits({ place = '', role }: Answers, { places, exemptPlaces }: LawFacts): boolean {
  const { jurisdictions } = places;
  const outside = jurisdictions[place]?.outside;
  if (outside === undefined || role === undefined) return outside !== undefined;
  const side = sideOf(role);
  const law = jurisdictions[place]?.[side];
  if (law !== jurisdictions[outside]?.[side]) return true;
  return side === 'sale' && exemptPlaces[law ?? '']?.includes(place) === true;
}

/** The places whose law may hold: two, where it matters and nobody says whether the address is inside the limits. */
function candidates(answers: Answers, facts: LawFacts): string[] {
  const { place = '', limits } = answers;
  const outside = facts.places.jurisdictions[place]?.outside;
  if (outside === undefined || limits === 'yes') return [place];
  if (limits === 'no') return [outside];
  return hasLimits(answers, facts) ? [place, outside] : [place];
}

function ruleAt(id: string, side: Side, { places, rules }: LawFacts): [string, Rule] | undefined {
  const law = places.jurisdictions[id]?.[side];
  const rule = law === undefined ? undefined : rules[law]?.[side];
  return law !== undefined && rule ? [law, rule] : undefined;
}

/** Asks for limits where they matter, for the ground and the units where a rule there looks at them. */
export function lawAsks(answers: Answers, facts: LawFacts): readonly (keyof LawFields)[] {
  const { place, role } = answers;
  const rules =
    place === undefined || role === undefined
      ? []
      : candidates(answers, facts).flatMap((id) => ruleAt(id, sideOf(role), facts)?.[1] ?? []);
  return [
    'place',
    ...(hasLimits(answers, facts) ? (['limits'] as const) : []),
    'role',
    ...(rules.length > 0 ? (['home'] as const) : []),
    ...(rules.some(({ groundContact }) => groundContact) ? (['ground'] as const) : []),
    ...(rules.some(({ minimumUnits }) => minimumUnits) && role !== 'buyer' && role !== 'seller'
      ? (['units'] as const)
      : []),
    'date',
  ];
}

/**
 * Finds the rules for a home, on a day.
 *
 * @param today the day that counts where no other is given
 * @returns the outcome, or that place or role are missing
 */
export function decideLaw(
  answers: Answers,
  facts: LawFacts,
  today: string,
): LawOutcome | Refusal<keyof LawFields> {
  const { place, role } = answers;
  if (place === undefined || role === undefined) {
    return {
      slips: {
        ...(place === undefined && { place: 'missing' }),
        ...(role === undefined && { role: 'missing' }),
      },
    };
  }
  const cases = candidates(answers, facts).map((id) => oneCase(id, role, answers, facts, today));
  const [first, second] = cases;
  if (!first) return { slips: { place: 'place' } };
  const assumed = assumptions(answers, today);
  if (!second) return { code: first.code, said: [...first.said, ...assumed] };
  return {
    code: `${first.code}/${second.code}`,
    said: [
      say('case', 'case.inside', place),
      ...first.said,
      say('case', 'case.outside', place),
      ...second.said,
      ...assumed,
      say('unsure', 'unsure.limits'),
    ],
  };
}

function assumptions({ date }: Answers, today: string): Said[] {
  if (date === undefined)
    return [say('assumed', 'assumed.today', undefined, { date: { day: today } })];
  return date < today ? [say('assumed', 'assumed.past', undefined, { date: { day: date } })] : [];
}

/** The rules of one place. */
function oneCase(
  id: string,
  role: Role,
  answers: Answers,
  facts: LawFacts,
  today: string,
): { code: LawAnswer; said: Said[] } {
  const side = sideOf(role);
  const state = facts.places.jurisdictions[id]?.state ?? id;
  const found = ruleAt(id, side, facts);
  if (!found) {
    return {
      code: 'none',
      said: [
        say('answer', 'answer.none', `${state}-${side}`),
        say('next', 'next.anyway', side),
        say('why', 'why.state', state),
      ],
    };
  }
  const [law, rule] = found;
  const of = `${law}-${side}`;
  const code = answerOf(id, law, rule, side, answers, facts, today);
  const { date } = answers;
  const values = {
    since: { day: rule.since },
    ...(date !== undefined && { date: { day: date } }),
  };
  const applies = code === 'required' || code === 'depends';
  return {
    code,
    said: [
      say('answer', `answer.${code}`, of, values),
      ...(applies ? steps(of, role, rule, answers, today) : []),
      ...(applies ? [] : [say('next', code.startsWith('open') ? 'next.ask' : 'next.anyway', side)]),
      say('why', 'why.rule', of),
      say('why', 'why.state', state),
      ...(applies ? doubts(id, of, side, rule, answers, facts) : []),
      ...(OTHERWISE.includes(code) ? county(id, law, side, answers.date ?? today, facts) : []),
      ...(rule.isPublic ? [] : [say('unsure', 'unsure.text', law)]),
    ],
  };
}

/** What the rule says of a home; the first reason that takes it out counts. */
function answerOf(
  id: string,
  law: string,
  rule: Rule,
  side: Side,
  { home, ground, units, date }: Answers,
  { exemptPlaces }: LawFacts,
  today: string,
): LawAnswer {
  const { isPublic, isExemptSure, homes, exempt, groundContact, minimumUnits, since } = rule;
  if ((date ?? today) < since) return 'not-yet';
  if (side === 'sale' && exemptPlaces[law]?.includes(id)) return 'exempt-place';
  const isKnown = home !== undefined && home !== 'unknown';
  if (isKnown && exempt?.includes(home)) return isExemptSure ? 'exempt-home' : 'open-home';
  if (groundContact && ground === 'no') return isPublic ? 'exempt-ground' : 'open-ground';
  const isSmall = minimumUnits !== undefined && units !== undefined && units < minimumUnits;
  if (isSmall) return isPublic ? 'exempt-units' : 'open-units';
  if (isKnown && homes && !homes.includes(home)) return 'open-home';
  return conditions(rule, { home, ground, units }).length > 0 ? 'depends' : 'required';
}

/** What the rule looks at and the visitor did not say. */
function conditions(
  { exempt, groundContact, minimumUnits }: Rule,
  { home = 'unknown', ground = 'unknown', units }: Answers,
): ('home' | 'ground' | 'units')[] {
  return [
    ...(exempt && home === 'unknown' ? (['home'] as const) : []),
    ...(groundContact && ground === 'unknown' ? (['ground'] as const) : []),
    ...(minimumUnits !== undefined && units === undefined ? (['units'] as const) : []),
  ];
}

/** What each side does, and by which day. */
function steps(of: string, role: Role, rule: Rule, { date }: Answers, today: string): Said[] {
  const side = sideOf(role);
  const { years, tenantNotice } = rule;
  const oldest = date === undefined || years === undefined ? undefined : oldestDay(date, years);
  const due = date === undefined || side === 'rental' ? date : addDays(date, -1);
  const law = of.slice(0, -side.length - 1);
  const days: Record<string, Value> = {
    ...(oldest !== undefined && { oldest: { day: oldest } }),
    ...(date !== undefined && { date: { day: date } }),
    ...(due !== undefined && { due: { day: due } }),
  };
  return [
    ...(years === undefined ? [] : [say('next', 'next.oldest', of, days)]),
    ...(rule.isPublic ? [say('next', 'next.due', of, days)] : []),
    say('next', `next.${role}`, of),
    say('next', 'next.fix', of),
    // Its days run from a result, of which the law finder knows nothing: it counts none.
    ...(role === 'tenant' && tenantNotice ? [say('next', 'next.notice', law)] : []),
    ...(side === 'rental' ? [say('next', 'next.end', law)] : []),
    ...(role === 'landlord' && years !== undefined
      ? [
          say('next', 'next.lasts', of, {
            today: { day: today },
            last: { day: lastDay(today, years) },
          }),
        ]
      : []),
  ];
}

/** What is not sure where the rule holds. */
function doubts(
  id: string,
  of: string,
  side: Side,
  rule: Rule,
  answers: Answers,
  { saleRules }: LawFacts,
): Said[] {
  const city = side === 'sale' ? saleRules[id] : undefined;
  return [
    ...conditions(rule, answers).map((about): Said => say('unsure', `unsure.${about}`, of)),
    ...(city !== undefined ? [say('unsure', 'unsure.saleRule', city)] : []),
    ...(side === 'sale' ? [say('unsure', 'unsure.sales', of)] : []),
  ];
}

/** Answers with which the law of a city steps back, and that of the county around it may hold. */
const OTHERWISE: readonly LawAnswer[] = ['not-yet', 'open-units', 'exempt-units'];

/** That the county's law may hold instead of the city's, where it was in force. */
function county(id: string, law: string, side: Side, on: string, facts: LawFacts): Said[] {
  const around = facts.places.jurisdictions[id]?.outside;
  const [other, rule] = (around !== undefined && ruleAt(around, side, facts)) || [];
  if (other === undefined || other === law || !rule || rule.since > on) return [];
  return [say('unsure', 'unsure.county', `${other}-${side}`)];
}

/** The law finder, without its words. */
export const lawTool: Tool<LawFields, LawFacts, LawOutcome> = {
  fields: lawFields,
  asks: lawAsks,
  decide: decideLaw,
  propertyType: ({ role }) =>
    role === 'buyer' || role === 'seller' ? 'real-estate' : 'residential',
};
