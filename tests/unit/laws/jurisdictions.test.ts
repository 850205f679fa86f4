import { expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { placesWithLaws, type WrittenPlaces } from '../../../src/laws/jurisdictions';
import { BARE, COMPANY, READ } from './support';

const WRITTEN: WrittenPlaces = {
  jurisdictions: {},
  exempt: { name: '{place}, exempt', find: '{place} exemptions' },
  places: {},
  intents: { sale: [], rental: [], law: [], visit: [] },
};

/** A place that is known by one law alone. */
const placeOf = (more: Partial<Law>): unknown =>
  placesWithLaws(WRITTEN, { somewhere: { ...BARE, ...more } }).jurisdictions['somewhere'];

const part = { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' };
const penalty = { text: 'A fine', ...READ };

it('a place has its law on the side that the law has, and a page where it has neither', () => {
  const place = { name: 'Somewhere', find: 'somewhere', isOwn: true };
  const path = '/laws/somewhere';
  expect(placeOf({ penalty, enactments: { rental: part } })).toEqual({ ...place, rental: path });
  expect(placeOf({ penalty, enactments: { sale: part } })).toEqual({ ...place, sale: path });
  expect(placeOf({ penalty, enactments: { other: part } })).toEqual({ ...place, page: path });
});

it('a place has a law of its own where somebody has read it', () => {
  expect(placeOf({ penalty })).toHaveProperty('isOwn', true);
  expect(placeOf({ penalty: { text: 'A fine', ...COMPANY } })).not.toHaveProperty('isOwn');
});
