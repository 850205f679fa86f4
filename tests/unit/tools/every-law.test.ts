import { expect, test } from 'vitest';
import { laws, type Law } from '../../../src/data';
import { places } from '../../../src/laws/places';
import { lawFacts } from '../../../src/laws/facts';
import { SIDES, type Side } from '../../../src/laws/rules';
import { decideLaw } from '../../../src/tools/law/law';
import type { LawAnswers } from '../../../src/tools/law/questions';
import { sayingOf, type Outcome, type Refusal } from '../../../src/tools/outcome';
import { resultFacts } from '../../../src/tools/result/facts';
import { decideResult } from '../../../src/tools/result/result';
import { variants } from '../components/law-variants';
import type { PlaceFacts } from '../../../src/laws/place/book';
import type { Place } from '../../../src/laws/place/settle';
import { sentencesOf, type PrintedSentence } from './page';
import { TODAY } from './support';

const entries = Object.entries(laws);

const SAID = {
  known: 'read',
  statedBy: 'county',
  cite: 'countyHomeSales',
  asOf: '2026-11-21',
} as const;

/** Returns the codes of the sentences about a law that an answer says and the page lacks, or has with gaps. */
function lost(
  answer: Outcome | Refusal,
  id: string,
  page: ReadonlyMap<string, PrintedSentence>,
): string[] {
  const said = 'said' in answer ? answer.said.map(sayingOf) : [];
  const own = said.filter((code) => new RegExp(`@${id}(-sale|-rental)?$`).test(code));
  return own.filter((code) => {
    const text = page.get(code)?.text.trim() ?? '';
    return text === '' || /: \.|undefined|\{/.test(text);
  });
}

/** Combinations of answers that visitors may give. */
const CASES: LawAnswers[] = (['buyer', 'seller', 'landlord', 'tenant'] as const).flatMap((role) =>
  ([undefined, 'house', 'condominium', 'cooperative', 'apartment'] as const).flatMap((home) =>
    (['unknown', 'no'] as const).flatMap((ground) =>
      [undefined, 1, 9].flatMap((units) =>
        [undefined, '2000-01-01', '2027-01-05'].map((date) => ({
          role,
          home,
          ground,
          units,
          date,
        })),
      ),
    ),
  ),
);

/** Returns a jurisdiction in the form that the place reader gives it; reading places is tested elsewhere. */
const placeAt = (id: string, { jurisdictions }: PlaceFacts): Place => ({
  id,
  name: jurisdictions[id]?.name ?? '',
  alsoIn: [],
});

test.each(entries)('the law finder says of %s what stands in its list', (id, law) => {
  for (const variant of variants(law)) {
    const all = { ...laws, [id]: variant };
    const facts = lawFacts({ laws: all });
    const page = sentencesOf('radon-law', all);
    const there = Object.entries(facts.places.jurisdictions).filter(([, { sale, rental }]) =>
      [sale, rental].includes(id),
    );
    for (const [place] of there) {
      const read = placeAt(place, facts.places);
      for (const home of CASES) {
        const answer = decideLaw({ limits: 'yes', ...home, place: read }, facts, TODAY);
        expect(lost(answer, id, page), JSON.stringify({ place, home, variant })).toEqual([]);
      }
    }
  }
});

const rented = (law: Law): boolean => law.enactments.rental !== undefined;

test.each(entries)('the reader of results says of %s what stands in its list', (id, law) => {
  for (const variant of variants(law).filter(rented)) {
    const all = { ...laws, [id]: variant };
    const facts = resultFacts({ laws: all });
    const page = sentencesOf('test-result', all);
    const there = Object.entries(facts.places.jurisdictions);
    for (const [place] of there)
      for (const situation of ['tenant', 'landlord'] as const) {
        const answer = decideResult(
          {
            value: { amount: 12, isBelow: false },
            unit: 'pci',
            test: 'short',
            situation,
            place: placeAt(place, facts.places),
          },
          facts,
          TODAY,
        );
        expect(lost(answer, id, page), JSON.stringify({ place, situation, variant })).toEqual([]);
      }
  }
});

/** A law with the required fields only. */
const BARE: Law = {
  path: '/laws/frederick-county',
  title: 'Frederick County: homes',
  jurisdiction: 'Frederick County',
  state: 'MD',
  covers: 'Homes',
  enactments: {
    sale: { name: 'Bill 1', effective: '2026-01-01', appliesTo: 'Homes with a basement' },
    rental: { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Rented homes' },
  },
  sources: [{ id: 'countyHomeSales' }],
};

/** Returns what the law finder's page says about a law on one side, with the addresses of its links. */
const said = (law: Law, side: Side): string =>
  [...sentencesOf('radon-law', { ...laws, frederick: law })]
    .filter(([name]) => new RegExp(`@frederick(-${side})?$`).test(name))
    .flatMap(([, { text, links }]) => [text, ...links])
    .join('\n');

test('of a law that says no more than it must, nothing of another law is said', () => {
  for (const side of SIDES) {
    const words = said(BARE, side);
    expect(words).toContain('requires a radon test for this home');
    expect(words).not.toMatch(
      /day before settlement|the day the lease is signed|let the buyer test/,
    );
    expect(words).not.toMatch(/no right|who pays|#exemptions|most houses/);
    const answer = decideLaw(
      {
        place: { id: 'frederick', name: 'Frederick County', alsoIn: [] },
        role: side === 'sale' ? 'buyer' : 'tenant',
      },
      lawFacts({
        laws: { frederick: BARE },
        places: {
          ...places,
          jurisdictions: {
            frederick: { name: 'Frederick County', find: '', sale: BARE.path, rental: BARE.path },
          },
        },
      }),
      TODAY,
    );
    expect('said' in answer ? answer.said.map(({ code }) => code) : answer).not.toContain(
      'next.due',
    );
  }
});

test.each<[Partial<Law>, string]>([
  [{ results: { ...SAID, text: 'Both get a copy' } }, 'the day before settlement'],
  [{ whoTests: { ...SAID, text: 'The buyer tests.' } }, 'The buyer tests.'],
  [{ mitigation: { ...SAID, required: false } }, 'no right to ask for a repair'],
  [{ saleMitigation: { ...SAID, text: 'None', required: false } }, 'no right to ask for a repair'],
  [{ exemptPlaces: ['Brunswick'] }, '/laws/frederick-county#exemptions'],
  [{ exemptSales: ['sales by a court'] }, '/laws/frederick-county#exemptions'],
])('what the entry of a law on sales says is said: %o', (more, words) => {
  expect(said(BARE, 'sale')).not.toContain(words);
  expect(said({ ...BARE, ...more }, 'sale')).toContain(words);
});
