import { expect, test } from 'vitest';
import { lawOf, laws, type Law } from '../../../src/data';
import places from '../../../src/data/places.json';
import { placesWithLaws } from '../../../src/laws/jurisdictions';
import { search } from '../../../src/search/search';
import { indexOf, section } from './support';

const law = (path: string, heading: string) =>
  section(heading, 'A landlord or seller must have a radon test: rental or sale.', path);
const index = indexOf(
  [
    law('/laws/montgomery-resale', 'Montgomery County: selling a home'),
    law('/laws/montgomery-rental', 'Montgomery County: renting a home'),
    law('/laws/rockville', 'Rockville: selling and renting a home'),
    law('/laws/gaithersburg', 'Gaithersburg: renting a home'),
    law('/radon-laws#maryland', 'Maryland outside Montgomery County'),
    law('/radon-laws#virginia', 'Virginia'),
    law('/radon-laws#dc', 'Washington, DC'),
  ],
  { places: placesWithLaws(places, laws) },
);
const first = (query: string): string | undefined => search(index, query, 10).hits[0]?.url;

test.each([
  ['Silver Spring landlord radon', '/laws/montgomery-rental'],
  ['Takoma Park rental', '/laws/montgomery-rental'],
  ['olney home sale', '/laws/montgomery-resale'],
  ['selling in Bethesda, MD', '/laws/montgomery-resale'],
  ['Fairfax radon test required', '/radon-laws#virginia'],
  ['Prince George’s County radon', '/radon-laws#maryland'],
  ['Arlington VA home sale radon', '/radon-laws#virginia'],
  ['dc landlord', '/radon-laws#dc'],
  ['rockville landlord', '/laws/rockville'],
])('%j leads to the law of its place', (query, url) => {
  expect(first(query)).toBe(url);
});

test('a town is told where its law stands, a place with its own law is not', () => {
  const [town] = search(index, 'bethesda', 10).towns;
  expect(town).toMatchObject({ name: 'Bethesda', jurisdiction: { name: 'Montgomery County' } });
  expect(search(index, 'rockville', 10).towns).toEqual([]);
  expect(search(index, 'bethesda md', 10).towns).toHaveLength(1);
});

test('an abbreviation of three letters is told as no town', () => {
  const short = { ...places, places: { NVA: 'virginia', Nova: 'virginia' } };
  const named = indexOf(index.corpus.sections, { places: placesWithLaws(short, laws) });
  const towns = (query: string): string[] => search(named, query, 10).towns.map(({ name }) => name);
  expect([towns('nva radon'), towns('nova radon')]).toEqual([[], ['Nova']]);
});

test('a name within a longer one is no place, and a state beside its town no second one', () => {
  const both = { ...places, places: { Fairfax: 'maryland', 'Fairfax County': 'virginia' } };
  const named = indexOf(index.corpus.sections, { places: placesWithLaws(both, laws) });
  expect(search(named, 'fairfax county radon test', 10).hits[0]?.url).toBe('/radon-laws#virginia');
  const found = search(index, 'rockville maryland landlord', 10).hits.map(({ url }) => url);
  expect(found).toEqual(['/laws/rockville']);
});

test('a place in which nothing is asked about radon brings nothing', () => {
  expect(search(index, 'dentist rockville', 10).hits).toEqual([]);
});

test('a place that a law on sales leaves out is one of its own, whatever else the place list says', () => {
  const resale = { ...lawOf('montgomeryResale'), exemptPlaces: ['Chevy Chase'] };
  const known = placesWithLaws(places, { ...laws, montgomeryResale: resale });
  expect(known.places).toMatchObject({ 'Chevy Chase': 'montgomeryExempt', Bethesda: 'montgomery' });
  expect(known.jurisdictions.montgomeryExempt).toEqual({
    name: 'Montgomery County, exempt from its sale law',
    find: 'montgomery county exemptions',
    sale: '/laws/montgomery-resale#exemptions',
    rental: '/laws/montgomery-rental',
    outside: 'montgomery',
  });
});

test('a city is known by its law alone, and in its state', () => {
  const { rental } = lawOf('rockville').enactments;
  const saleRule = {
    ...lawOf('gaithersburg').saleRule,
    law: 'montgomeryResale',
  } as Law['saleRule'];
  const city = { ...lawOf('rockville'), jurisdiction: 'Takoma Park', path: '/laws/takoma-park' };
  const known = placesWithLaws(places, {
    ...laws,
    takomaPark: { ...city, enactments: { rental }, saleRule },
  });
  expect(known.places).toMatchObject({
    'Takoma Park': 'takomaPark',
    'City of Takoma Park': 'takomaPark',
    Bethesda: 'montgomery',
  });
  expect(known.jurisdictions.takomaPark).toEqual({
    name: 'Takoma Park',
    find: 'takoma park',
    sale: '/laws/montgomery-resale',
    rental: '/laws/takoma-park',
    isOwn: true,
  });
  expect(known.jurisdictions.maryland?.within).toContain('takomaPark');
  expect(known.jurisdictions.virginia?.within).not.toContain('takomaPark');
});

test('who asks whether somebody comes to a place does not ask for its law', () => {
  const area = section('Where we test', 'We come to Fairfax in Virginia to test.', '/contact#area');
  const both = indexOf([law('/radon-laws#virginia', 'Virginia'), area], {
    places: placesWithLaws(places, laws),
  });
  const answer = (query: string): string | undefined => search(both, query, 10).hits[0]?.url;
  expect(answer('do you come to Fairfax to test')).toBe('/contact#area');
  expect(answer('do you have to test in Fairfax')).toBe('/radon-laws#virginia');
});

const frederick = (jurisdiction: string): Record<string, Law> => ({
  ...laws,
  frederick: { ...lawOf('montgomeryResale'), jurisdiction, path: '/laws/frederick' },
});

test.each([
  ['Frederick County', 'Frederick County', 'frederick'],
  ['Frederick County', 'Frederick', 'frederick'],
  ['Frederick County', 'Urbana', 'frederick'],
  ['Frederick County', 'Howard County', 'maryland'],
  ['Prince George’s County', "Prince George's County", 'frederick'],
  // The city of Baltimore is not in Baltimore County, and the city of Washington is not in Maryland.
  ['Baltimore County', 'Baltimore', 'maryland'],
  ['Baltimore County', 'Baltimore County', 'frederick'],
  ['Washington County', 'Washington', 'dc'],
])('with a law of %s, %s is in %s', (jurisdiction, place, id) => {
  const urbana = { ...places, places: { ...places.places, Urbana: 'maryland' } };
  const areas = [{ name: 'Frederick County', towns: ['Urbana'] }];
  expect(placesWithLaws(urbana, frederick(jurisdiction), areas).places[place]).toBe(id);
});

test('the towns of a county follow its law, also where the list of places counts them among the state', () => {
  const frederick = {
    ...lawOf('montgomeryResale'),
    jurisdiction: 'Frederick County',
    path: '/laws/frederick',
    exemptPlaces: [],
  };
  const known = placesWithLaws(places, { ...laws, frederick }, [
    { name: 'Frederick County', state: 'MD' },
    { name: 'Frederick County', state: 'MD', towns: ['Thurmont', 'New Market'] },
    { name: 'Frederick County', state: 'VA', towns: ['Brunswick'] },
  ]);
  expect(known.places).toMatchObject({
    Thurmont: 'frederick',
    'New Market': 'frederick',
    Frederick: 'frederick',
    Brunswick: 'maryland',
    Columbia: 'maryland',
  });
});
