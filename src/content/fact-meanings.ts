import { meaningOf } from '../data/file-schemas';

/** What is made of other facts (`facts.ts`). */
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

/** What a fact is, for the office; empty where nobody says so. @param name such as `prices.air.montgomery` */
export function meaningOfFact(name: string): string {
  return DERIVED[name] ?? meaningOf(name.split('.')) ?? '';
}

/** Whether a fact is made of others, and stands in no file. */
export const isDerived = (name: string): boolean => Object.hasOwn(DERIVED, name);

/** Whether lists offer a fact: not the number of a quantity, nor one of a list of many. */
export const isQuoted = (name: string): boolean => !/\.value$|\.\d+\./.test(name);
