import { expect, it } from 'vitest';
import { sampleFacts } from '../../../src/content/check/notes';
import { filesOf } from '../../../src/content/site-files';
import { sampleSite } from './sample-site';

const sampleFactsOf = (company: object): string[] =>
  sampleFacts(filesOf(sampleSite({ 'src/data/company.json': JSON.stringify(company) })));

const SAMPLE = {
  url: 'https://www.radon.example',
  phone: { display: '(301) 555-0142', e164: '+13015550142' },
  address: { street: '100 Sample Street', locality: 'Gaithersburg' },
  social: { facebook: 'https://www.facebook.com/radon.example' },
};

it('names what is left of the sample once the site has an address of its own', () => {
  expect(sampleFactsOf({ ...SAMPLE, url: 'https://www.radon.com' })).toEqual([
    'src/data/company.json: phone.display is still "(301) 555-0142", of the sample.',
    'src/data/company.json: phone.e164 is still "+13015550142", of the sample.',
    'src/data/company.json: address.street is still "100 Sample Street", of the sample.',
    'src/data/company.json: social.facebook is still "https://www.facebook.com/radon.example", of the sample.',
  ]);
});

it.each(['https://www.radon.example', 'https://www.example.com'])(
  'says nothing of the sample itself, at %s',
  (url) => {
    expect(sampleFactsOf({ ...SAMPLE, url })).toEqual([]);
  },
);

it('says nothing of facts of a company', () => {
  const address = { street: '12 Sampleton Road' };
  const phone = { display: '(301) 555-1234', e164: '+13015551234' };
  expect(sampleFactsOf({ url: 'https://www.radon.com', phone, address })).toEqual([]);
});
