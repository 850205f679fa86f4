import { meaningOf } from '../data/file-schemas';

/** Meanings of the facts that `facts.ts` derives from others. */
const DERIVED: Readonly<Record<string, string>> = {
  'prices.twoDevices.montgomery': 'One air test with a second device, in Montgomery County',
  'prices.twoDevices.surrounding': 'The same in a county around it',
  'prices.twoDevices.other': 'The same elsewhere',
  'prices.threeDevices.montgomery': 'One air test with three devices, in Montgomery County',
  'prices.threeDevices.surrounding': 'The same in a county around it',
  'prices.threeDevices.other': 'The same elsewhere',
  'radon.actionLevel.twice.water': 'Twice the action level in water, without its unit',
  'areas.lawPlaces': 'Where a law asks for tests',
  'company.officeHours': 'The opening hours in words',
  'company.paymentWords': 'The ways to pay in words',
  'prices.firstDevice.least': 'One air test with one device, in the cheapest county',
  'prices.firstDevice.most': 'The same in the dearest county',
};

/**
 * What a fact is, in words for the office; empty if nothing says so.
 * @param name for example `prices.air.montgomery`
 */
export function meaningOfFact(name: string): string {
  return DERIVED[name] ?? meaningOf(name.split('.')) ?? '';
}

/** True if a fact is derived from others and is in no file. */
export const isDerived = (name: string): boolean => Object.hasOwn(DERIVED, name);

/** True if lists offer a fact. They leave out the bare number of a quantity and the items of arrays. */
export const isQuoted = (name: string): boolean => !/\.value$|\.\d+\./.test(name);
