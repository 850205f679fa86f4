import { sayer, type Statement } from '../outcome';
import type { PRICE_SENTENCES } from './sentences';

export type PriceSaying = keyof typeof PRICE_SENTENCES;
export type Said = Statement<PriceSaying>;

export const say = sayer<typeof PRICE_SENTENCES>();
