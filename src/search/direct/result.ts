import words from '../words/direct.json';
import named from '../words/result.json';
import { plain, wordSet } from './read';

/** The results in pCi/L at which EPA's advice changes, and how many Bq/m³ are 1 pCi/L. */
export interface Levels {
  consider: number;
  action: number;
  urgent: number;
  bqPerPci: number;
}

export type Unit = 'pci' | 'bq';

/** What a result says about a home. */
export type Level = 'low' | 'consider' | 'action' | 'urgent';

/** A test result; it has no level if only its unit could tell. */
export interface Result {
  kind: 'result';
  /** As the tool takes it, with a decimal point: "5.2". */
  value: string;
  /** The unit that was typed. */
  unit?: Unit;
  level?: Level;
  /** The result in pCi/L, if it was typed in Bq/m³. */
  pci?: number;
}

const BESIDE = wordSet([...named.named, ...named.beside, ...words.beside]);

const NUMBER = /^(\d*)(?:[.,](\d{1,2}))?$/;
const AFTER =
  /^(.*?)\s*(pci ?\/ ?l|pcil?|picocur\w+(?: ?(?:\/|per|por) ?lit\w+)?|bq ?\/ ?m ?\^?3|bqm3|bq)?$/;

/** No report shows less, or more, in a home's air. */
const LEAST = 0.1;
const MOST = 9999;
/** Above this a bare whole number may be in the other unit: 40 Bq/m³ is as common as 1 pCi/L. */
const EITHER = 40;
const THOUSANDS = 1000;

/** Returns the number and its unit without the words around them: "5.2" for "My result is 5.2 in the basement". */
function figuresIn(text: string): string {
  const parts = text.split(' ');
  const says = (part: string): boolean => !BESIDE.has(part.replace(/[,:]$/, ''));
  const at = parts.findIndex(says);
  return at < 0 ? '' : parts.slice(at, parts.findLastIndex(says) + 1).join(' ');
}

/**
 * Reads a test result: "5.2", "my result is 5,2 pCi/L", "148 Bq/m³". A large whole number has no level without its
 * unit; one of four digits may be a year.
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
  // Water is measured in thousands, and this does not answer for it.
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

/** Rounds as reports do, a half up: the floating-point value of 3.95 is slightly less. */
const rounded = (pci: number): number => Number((pci + 1e-9).toFixed(1));

function levelOf(pci: number, { consider, action, urgent }: Levels): Level {
  if (pci < consider) return 'low';
  if (pci < action) return 'consider';
  return pci < urgent ? 'action' : 'urgent';
}
