import { describe, expect, it } from 'vitest';
import { seriesNeighbors, seriesParent, type SeriesEntry } from '../../src/lib/series';

function entry(slug: string, order: number, parentSlug?: string): SeriesEntry {
  return { slug, order, parentSlug, path: `/blog/${slug}`, title: `Title of ${slug}` };
}

const progeny = [
  entry('radon-progeny-hidden-risk', 1),
  entry('polonium-218', 2, 'radon-progeny-hidden-risk'),
  entry('lead-214', 3, 'radon-progeny-hidden-risk'),
  entry('bismuth-214', 4, 'radon-progeny-hidden-risk'),
  entry('polonium-214', 5, 'radon-progeny-hidden-risk'),
];

describe('the progeny series', () => {
  it.each([
    ['radon-progeny-hidden-risk', undefined, undefined],
    ['polonium-218', undefined, 'lead-214'],
    ['lead-214', 'polonium-218', 'bismuth-214'],
    ['bismuth-214', 'lead-214', 'polonium-214'],
    ['polonium-214', 'bismuth-214', undefined],
    ['radon-mitigation-longevity', undefined, undefined],
  ])('%s comes after %s and before %s', (slug, previous, next) => {
    for (const entries of [progeny, progeny.toReversed()]) {
      const neighbors = seriesNeighbors(entries, slug);
      expect(neighbors.previous?.slug).toBe(previous);
      expect(neighbors.next?.slug).toBe(next);
    }
  });

  it.each([
    ['radon-progeny-hidden-risk', undefined],
    ['polonium-218', 'radon-progeny-hidden-risk'],
    ['polonium-214', 'radon-progeny-hidden-risk'],
    ['radon-mitigation-longevity', undefined],
  ])('%s leads back to %s', (slug, parent) => {
    expect(seriesParent(progeny, slug)?.slug).toBe(parent);
  });
});

describe('other series', () => {
  const two = [
    entry('water', 20),
    entry('wells', 7, 'water'),
    entry('air', 10),
    entry('filters', 2, 'water'),
    entry('attics', 5, 'air'),
    entry('soil', 30),
  ];

  it.each([
    ['air', undefined, 'water'],
    ['water', 'air', 'soil'],
    ['soil', 'water', undefined],
    ['filters', undefined, 'wells'],
    ['wells', 'filters', undefined],
    ['attics', undefined, undefined],
  ])('%s has its siblings alone for neighbors: %s and %s', (slug, previous, next) => {
    const neighbors = seriesNeighbors(two, slug);
    expect(neighbors.previous?.slug).toBe(previous);
    expect(neighbors.next?.slug).toBe(next);
  });

  it('skips a sibling with the same order in both directions', () => {
    const twins = [entry('a', 1), entry('b', 1), entry('c', 2)];
    expect(seriesNeighbors(twins, 'a')).toEqual({ previous: undefined, next: twins[2] });
    expect(seriesNeighbors(twins, 'b')).toEqual({ previous: undefined, next: twins[2] });
  });

  it('leaves the list it is given as it was', () => {
    const before = structuredClone(two);
    seriesNeighbors(two, 'wells');
    expect(two).toEqual(before);
  });

  it('names the article and the parent that does not exist', () => {
    expect(() => seriesParent([entry('orphan', 1, 'nobody')], 'orphan')).toThrow(
      'The article "orphan" has the parentSlug "nobody", but no article with an order has that slug.',
    );
  });
});
