import { translate } from '@docusaurus/Translate';
import type { Law } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { validityOn } from '@site/src/laws/facts';
import type { Side } from '@site/src/laws/rules';

/** That a test is needed, and how old it may be. */
export function requirement(law: Law, side: Side): string {
  const age = validityOn(law, side);
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
          'As we state it, yes: {place} asks for a radon test of this home, which is valid for {time}. We have not yet confirmed it there.',
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

/** That it depends on what the visitor did not say. */
export function depends(law: Law, side: Side): string {
  const age = validityOn(law, side);
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
          'It depends. As we state it, {place} asks for a radon test of some homes, valid for {time}. What it depends on stands below.',
      },
      values,
    );
  }
  return side === 'sale'
    ? translate(
        {
          id: 'tools.law.saleDepends',
          message:
            'It depends. By the rule of {place} some homes need a radon test less than {time} old at settlement. What it depends on stands below.',
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
