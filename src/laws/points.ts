import { translate } from '@docusaurus/Translate';
import type { Law } from '@site/src/data';
import type { Stated } from '@site/src/data/schemas/known';
import { list, quantity } from '@site/src/lib/format';
import { validityOn } from './facts';
import { isUnconfirmed } from './known';

/** One thing that a law says, with the rule behind it. */
export interface Point {
  text: string;
  of?: Stated;
}

type Rule = NonNullable<Law['validity']>;

/** Returns a rule with a number as one point, or no point without a rule. */
const point = <R extends Stated>(rule: R | undefined, words: (rule: R) => string): Point[] =>
  rule ? [{ text: words(rule), of: rule }] : [];

/** Returns a rule that is written in words as one point, or no point without a rule. */
const saying = (rule?: Stated & { text: string }): Point[] =>
  rule ? [{ text: rule.text, of: rule }] : [];

/** How old a test may be at a sale. */
export function saleTest(law: Law): Point[] {
  return point(validityOn(law, 'sale'), (rule) =>
    translate(
      { id: 'laws.atSettlement', message: 'Less than {time} old at settlement' },
      { time: quantity(rule) },
    ),
  );
}

/** How old a test may be at a lease, or how long it is valid if the rule does not say from which day. */
export function leaseTest({ validity }: Law): Point[] {
  return point(validity, (rule) =>
    rule.runsFrom
      ? translate(
          { id: 'laws.atLease', message: 'Less than {time} old on the lease date' },
          { time: quantity(rule) },
        )
      : validFor(rule),
  );
}

/** How long a test is valid under a law on neither sales nor rentals. */
export const otherTest = ({ validity }: Law): Point[] => point(validity, validFor);

function validFor(rule: Rule): string {
  return translate({ id: 'laws.validFor', message: 'Valid for {time}' }, { time: quantity(rule) });
}

/** Whether a high result must be fixed, in rentals or wherever the law applies. */
export function mitigation({ mitigation: rule }: Law): Point[] {
  if (!rule) return [];
  const { required, level, text: words } = rule;
  if (words !== undefined) return [{ text: words, of: rule }];
  if (!required) {
    return [{ text: translate({ id: 'laws.notRequired', message: 'Not required' }), of: rule }];
  }
  const text = level
    ? translate(
        { id: 'laws.requiredAt', message: 'Required at {level} or above' },
        { level: quantity(level) },
      )
    : translate({ id: 'laws.required', message: 'Required' });
  return [{ text, of: rule }];
}

/** Whether a high result must be fixed when a home is sold. */
export function saleMitigation(law: Law): Point[] {
  return law.saleMitigation ? saying(law.saleMitigation) : mitigation(law);
}

/** Homes, places and sales that a law exempts. */
export function exempt({ exemptHomes, exemptPlaces, exemptSales, exemptions }: Law): Point[] {
  const parts = [
    ...(exemptHomes ? [list(exemptHomes)] : []),
    ...(exemptPlaces
      ? [
          translate(
            { id: 'laws.exemptPlaces', message: 'homes in {places}' },
            { places: list(exemptPlaces) },
          ),
        ]
      : []),
    ...(exemptSales ? [translate({ id: 'laws.exemptSales', message: 'some sales' })] : []),
  ];
  const text = parts.join('; ');
  return text
    ? [
        {
          text: text.charAt(0).toUpperCase() + text.slice(1),
          ...(exemptions && { of: exemptions }),
        },
      ]
    : [];
}

/** When a tenant gets the result. */
export function results({ leaseSigning, disclosure }: Law): Point[] {
  return [
    ...saying(leaseSigning),
    ...point(disclosure, (rule) =>
      translate({ id: 'laws.disclosure', message: 'Within {time}' }, { time: quantity(rule) }),
    ),
  ];
}

/** Within how many days a landlord must answer a tenant's high result with a test. */
export function followUpTest({ followUp }: Law): Point[] {
  return point(followUp, (rule) =>
    translate({ id: 'laws.disclosure', message: 'Within {time}' }, { time: quantity(rule) }),
  );
}

/** When a tenant may end the lease: in words, and after how many days. */
export function leaseEnd({ leaseEnd: words, termination }: Law): Point[] {
  const days = point(termination, (rule) =>
    rule.runsFrom
      ? translate(
          { id: 'laws.leaseEnd', message: 'If not mitigated within {time} {event}' },
          { time: quantity(rule), event: rule.runsFrom },
        )
      : translate(
          { id: 'laws.leaseEndOpen', message: 'If not mitigated within {time}' },
          { time: quantity(rule) },
        ),
  );
  return [...saying(words), ...days];
}

/**
 * Removes the rule from points that are the company's own information, if the page already says for the whole law that
 * nobody has confirmed it.
 */
export const saidOnce = <P extends Point>(law: Law, points: readonly P[]): P[] =>
  points.map((one) => (one.of?.known === 'company' && isUnconfirmed(law) ? bare(one) : one));

const bare = <P extends Point>(point: P): P =>
  Object.fromEntries(Object.entries(point).filter(([key]) => key !== 'of')) as unknown as P;

/** The penalty for not testing. */
export const penalty = ({ penalty: rule }: Law): Point[] => saying(rule);
