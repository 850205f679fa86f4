import words from '../words/direct.json';
import named from '../words/result.json';
import { plain, wordSet } from './read';

/** Between which results the sentences of EPA change, in pCi/L, and what a pCi/L is in Bq/m³. */
export interface Levels {
  consider: number;
  action: number;
  urgent: number;
  bqPerPci: number;
}

export type Unit = 'pci' | 'bq';

/** What a result says of a home. */
export type Level = 'low' | 'consider' | 'action' | 'urgent';

/** A number that a test gave; without a level where only its unit could tell. */
export interface Result {
  kind: 'result';
  /** As the tool takes it, with a point: "5.2". */
  value: string;
  /** The unit that was typed. */
  unit?: Unit;
  level?: Level;
  /** In pCi/L, where it was typed in Bq/m³. */
  pci?: number;
}

const BESIDE = wordSet([...named.named, ...named.beside, ...words.beside]);

const NUMBER = /^(\d*)(?:[.,](\d{1,2}))?$/;
const AFTER =
  /^(.*?)\s*(pci ?\/ ?l|pcil?|picocur\w+(?: ?(?:\/|per|por) ?lit\w+)?|bq ?\/ ?m ?\^?3|bqm3|bq)?$/;

/** No report shows less, or more, of a home's air. */
const LEAST = 0.1;
const MOST = 9999;
/** Above this a bare whole number may be of the other unit: 40 Bq/m³ are as common as 1 pCi/L. */
const EITHER = 40;
const THOUSANDS = 1000;

/** "My result is 5.2 in the basement" without what stands around the number. */
function figuresIn(text: string): string {
  const parts = text.split(' ');
  const says = (part: string): boolean => !BESIDE.has(part.replace(/[,:]$/, ''));
  const at = parts.findIndex(says);
  return at < 0 ? '' : parts.slice(at, parts.findLastIndex(says) + 1).join(' ');
}

/**
 * Reads what a test gave: "5.2", "my result is 5,2 pCi/L", "148 Bq/m³". A large whole number says nothing without its unit; one of
 * four digits may be a year.
 */
export function resultOf(text: string, levels: Levels): Result | undefined {
  const [, figures = '', typed] = AFTER.exec(figuresIn(plain(text))) ?? [];
  const [, whole, decimals = ''] = NUMBER.exec(figures) ?? [];
  if (whole === undefined || figures === '') return undefined;
  const unit: Unit | undefined =
    typed === undefined ? undefined : typed.startsWith('b') ? 'bq' : 'pci';
  const value = decimals === '' ? String(Number(whole)) : `${Number(whole)}.${decimals}`;
  const amount = Number(value);
  if (amount < LEAST || amount > MOST) return undefined;
  // Water is measured in thousands, and this says nothing of it.
  if (unit !== 'bq' && amount >= THOUSANDS) return undefined;
  if (unit === undefined && decimals === '' && amount > EITHER) return { kind: 'result', value };
  const pci = rounded(unit === 'bq' ? amount / levels.bqPerPci : amount);
  return {
    kind: 'result',
    value,
    ...(unit && { unit }),
    level: levelOf(pci, levels),
    ...(unit === 'bq' && { pci }),
  };
}

/** As reports do, a half up: what a computer holds for 3.95 is a hair less. */
const rounded = (pci: number): number => Number((pci + 1e-9).toFixed(1));

function levelOf(pci: number, { consider, action, urgent }: Levels): Level {
  if (pci < consider) return 'low';
  if (pci < action) return 'consider';
  return pci < urgent ? 'action' : 'urgent';
}
