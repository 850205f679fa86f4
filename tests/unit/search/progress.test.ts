import { describe, expect, it } from 'vitest';
import {
  beginning,
  isWaiting,
  proceed,
  stageOf,
  type Happening,
  type Progress,
} from '../../../src/components/search/live/progress';
import { indexOf } from './support';

const index = indexOf([]);
const first: Happening = { what: 'came', index, isWhole: false };
const both: Happening = { what: 'came', index, isWhole: true };

const after = (begun: Progress, ...happenings: Happening[]): Progress =>
  happenings.reduce(proceed, begun);

const typing = beginning('', true);
/** The state for an address that contains a query. */
const address = beginning('radon', false);

describe('a query', () => {
  it('waits for the first file, and has what is there by then', () => {
    expect(stageOf(typing, 'radon')).toBe('waits');
    expect(stageOf(after(typing, first), 'radon')).toEqual({ index, state: 'loading' });
    expect(stageOf(after(typing, first, both), 'radon')).toEqual({ index, state: 'whole' });
    expect(stageOf(after(typing, first, { what: 'partly' }), 'radon')).toMatchObject({
      state: 'partly',
    });
  });

  it('that is empty shows where searches start, whatever has come', () => {
    for (const progress of [typing, after(typing, both), after(typing, { what: 'failed' })]) {
      expect(stageOf(progress, '')).toBe('starts');
    }
  });

  it('may end in half a word while somebody types, and ends in a whole one that was chosen', () => {
    expect(after(address, { what: 'typed' }).isTyping).toBe(true);
    expect(after(address, { what: 'typed' }, { what: 'chosen' }).isTyping).toBe(false);
  });
});

describe('the query of an address', () => {
  it('waits for both files, but not for long', () => {
    const waiting = after(address, { what: 'opened' }, first);
    expect(stageOf(waiting, 'radon')).toBe('waits');
    expect(isWaiting(waiting)).toBe(true);
    expect(stageOf(after(waiting, { what: 'waited' }), 'radon')).toMatchObject({ index });
  });

  it.each(['typed', 'chosen', 'waited', 'partly'] as const)('waits no longer: %s', (what) => {
    const progress = after(address, first, { what });
    expect(isWaiting(progress)).toBe(false);
    expect(stageOf(progress, 'radon')).toMatchObject({ index });
  });

  it('does not wait before the first file, when both are there, or when somebody has typed by then', () => {
    expect(
      [address, after(address, both), after(beginning('radon', true), first)].map(isWaiting),
    ).toEqual([false, false, false]);
  });
});

describe('a search whose texts do not come', () => {
  const lost = after(typing, { what: 'failed' });

  it('says so', () => {
    expect(stageOf(lost, 'radon')).toBe('failed');
    expect(lost.isLost).toBe(true);
  });

  it('is lost until the first file has come after all', () => {
    const again = after(lost, { what: 'retried' });
    expect(stageOf(again, 'radon')).toBe('waits');
    expect(again.isLost).toBe(true);
    expect(after(again, first)).toMatchObject({ isLost: false, state: 'loading' });
  });

  it('goes on with what it has while the second file is asked for again', () => {
    const again = after(typing, first, { what: 'partly' }, { what: 'retried' });
    expect(stageOf(again, 'radon')).toEqual({ index, state: 'loading' });
    expect(again.isLost).toBe(false);
  });
});
