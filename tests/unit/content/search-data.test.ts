import { expect, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { searchKnowledge } from '../../../src/content/search-knowledge';
import { inEach } from '../../../src/languages/all-locales';
import { sampleSite } from './sample-site';

const problems = (files: Record<string, string>): string[] =>
  checkContent(sampleSite(files)).problems.map(({ file, message }) => `${file}: ${message}`);
const asked = (at: string, answer?: string): Record<string, string> => ({
  'src/data/asked.json': JSON.stringify([{ at, answer, en: ['a question'] }]),
});
const places = (places: Record<string, string>, page: string): Record<string, string> => ({
  'src/data/places.json': JSON.stringify({
    jurisdictions: { county: { name: 'County', state: 'MD', page } },
    places,
    exempt: { name: '{place}, exempt', find: '{place} exempt' },
    intents: { sale: [], rental: [], law: [], visit: [] },
  }),
});

test('a question for a part that does not exist is told, with the parts that do', () => {
  expect(problems(asked('/questions#frist'))).toEqual([
    'src/data/asked.json: "at": "/questions#frist": The link /questions#frist names a part "#frist" that /questions does not have. Did you mean "first"? Has it another address now, write that in "at". If you have removed it, let what is left of it be taken out: on GitHub press Actions, "Forget what was removed", Run workflow, with the branch of this draft and /questions#frist; on a computer: npm run forget -- /questions#frist',
  ]);
  expect(problems(asked('/nowhere')).join()).toContain('/nowhere leads to no page');
  expect(problems(asked('/questions#first'))).toEqual([]);
});

test('an answer with an unknown fact is told', () => {
  expect(problems(asked('/questions', '{{ prices.moon }}')).join()).toContain('prices.moon');
});

test('a place without a jurisdiction, and one whose law is nowhere, are told', () => {
  expect(problems(places({ Town: 'conty' }, '/questions')).join()).toContain('jurisdictions');
  expect(problems(places({ Town: 'county' }, '/nowhere')).join()).toContain('/nowhere');
  expect(problems(places({ Town: 'county' }, '/questions'))).toEqual([]);
});

test('a language without words of its own is right, a language of no site is not, and English is asked for', () => {
  const elsewhere = (languages: object): Record<string, string> => ({
    'src/data/elsewhere.json': JSON.stringify(languages),
  });
  expect(problems(elsewhere({ en: ['pizza'], es: ['taller'] }))).toEqual([]);
  expect(searchKnowledge(sampleSite(elsewhere({ en: ['pizza'] }))).elsewhere).toEqual(
    inEach((language) => (language === 'en' ? ['pizza'] : [])),
  );
  expect(problems(elsewhere({ en: ['pizza'], sp: ['taller'] })).join()).toContain('sp');
  expect(problems(elsewhere({ es: ['taller'] })).join()).toContain('en');
});
