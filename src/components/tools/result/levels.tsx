import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { number, quantity } from '@site/src/lib/format';
import { Slot } from '../Say';

const { air, considerMitigation } = radon.actionLevel;

/** Twice the action level, without its unit. */
export const TWICE = number(2 * air.value, air.decimals);

/** The levels between the bands, and the unit, as sentences name them. */
export const levels = {
  consider: quantity(considerMitigation),
  action: quantity(air),
  unit: air.unit,
};

/** The result in a sentence; in the list of all answers an example in its place. */
export const value = (example: string): ReactNode => <Slot name="value">{example}</Slot>;
