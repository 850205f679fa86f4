import * as z from 'zod';
import { DAYS } from '../days';
import {
  count,
  date,
  email,
  entryName,
  fileOrUrl,
  focus,
  form,
  name,
  path,
  picture,
  prose,
  quotable,
  text,
  url,
  year,
} from '../fields';

/** The schemas of `company.json` and `people.json`. */

const degrees = (limit: number, example: string): z.ZodNumber => {
  const error = `a number from -${limit} to ${limit}, such as ${example}`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error });
};

const day = z.enum(DAYS, { error: 'a day such as "Monday"' });
const hour = (): z.ZodString =>
  form(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour in 24 hours, such as "08:00" or "17:00"');

const phone = () => ({
  display: quotable(
    form(
      /^(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}$/,
      'ten digits as people read them (no letters, such as O for 0), such as "(301) 555-0142"',
    ),
  ).describe('The phone number as people read it; "e164" is the same one'),
  e164: quotable(
    form(
      /^\+[1-9]\d{7,14}$/,
      'the phone number for dialing: + and digits alone, such as "+13015550142"',
    ),
  ).describe('The same number as telephones dial it: + and digits alone'),
});

/** Consecutive days with the same hours; a Saturday with other hours is a second span. */
const span = z.strictObject({ from: day, to: day, opens: hour(), closes: hour() });

/** A certificate that anybody can look up. */
const certificate = z.strictObject({
  program: name('who certifies, such as "NRPP",'),
  number: name('the number of the certificate'),
  type: text('what it certifies'),
  expires: date(),
  listUrl: url().describe('The list in which anybody can look the certificate up'),
});

/** A photograph, with alternative text. */
const photo = z.strictObject({ file: picture('people'), alt: prose('what the photograph shows') });

/** The shape of photographs that are shown side by side. */
const crop = { picture: 'file', shape: '4 / 3' };

const croppedPhoto = photo.extend({ focus: focus(crop).optional() });

/** A photograph of a step of a test, which replaces its drawing on the home page. */
const stepPhoto = z.strictObject({
  file: picture('steps'),
  alt: prose('what the photograph shows'),
  focus: focus(crop).optional(),
  credit: text('who took the photograph').optional(),
});

/** A document that visitors can open. */
const paper = z.strictObject({ url: fileOrUrl().describe('Where the paper can be opened') });

export const company = z.strictObject({
  name: quotable(name('the company name')),
  legalName: quotable(name('the legal name')),
  url: quotable(url()).describe('The address of this site'),
  phone: z.strictObject(phone()),
  secondPhone: z
    .strictObject({
      ...phone(),
      purpose: text('what the second line is for, such as "For agents",'),
    })
    .describe('A second line, below the first in the footer and on the contact page')
    .optional(),
  email: quotable(email()).describe('The office mailbox; messages from the form arrive there'),
  address: z.strictObject({
    street: quotable(name('a street address')),
    locality: quotable(name('a town')),
    region: quotable(name('a state, such as "MD",')),
    postalCode: quotable(form(/^\d{5}(-\d{4})?$/, 'a ZIP code, such as "20877"')),
    country: name('a country code, such as "US",'),
  }),
  geo: z.strictObject({
    latitude: degrees(90, '39.1434'),
    longitude: degrees(180, '-77.2014'),
  }),
  founded: year().describe('The year the company was founded'),
  yearsOfExperience: count().describe('Years of experience, printed as "over 15 years"'),
  areasServed: quotable(z.array(text('an area')).min(1), 'list').describe(
    'Where the company tests',
  ),
  areasServedShort: quotable(z.array(text('an area in short')).min(1), 'list').describe(
    'The same in short',
  ),
  languages: quotable(z.array(name('a language')).min(1), 'languages').describe(
    'Languages the company speaks',
  ),
  certification: quotable(text('the certification')),
  priceRange: quotable(form(/^\$+$/, '"$", "$$" or "$$$"')),
  paymentAccepted: quotable(z.array(text('a way to pay')).min(1), 'list').describe('Ways to pay'),
  openingHours: z.strictObject({
    office: z.array(span).min(1),
    contactDays: quotable(name('days such as "Monday to Saturday"')),
  }),
  responseTime: quotable(text('a time such as "24 hours"')).describe(
    'Within what time the office answers',
  ),
  schedulerUrl: quotable(url()).describe('The address of the online scheduler'),
  sisterCompany: z.strictObject({
    name: quotable(name('a company name')),
    url: quotable(url()),
  }),
  // From here to `papers`: evidence for the claims above. All of it is optional; pages leave out what is missing.
  laboratory: z
    .strictObject({
      name: name('the name of the laboratory'),
      certificate: certificate.optional(),
      photo: croppedPhoto.optional(),
    })
    .optional(),
  device: quotable(text('the kind of device, such as "continuous radon monitor",')).optional(),
  stepPhotos: z
    .strictObject({
      calendar: stepPhoto.optional(),
      device: stepPhoto.optional(),
      lab: stepPhoto.optional(),
      report: stepPhoto.optional(),
    })
    .describe('Photographs of the four steps on the home page, in place of their drawings')
    .optional(),
  devicePhoto: croppedPhoto.describe('The device as it stands in a house').optional(),
  photos: z.array(croppedPhoto).describe('Further photos of the work, for Why Us').optional(),
  report: photo
    .describe(
      'A picture of a real report on which names, address and numbers of the customer are blackened',
    )
    .optional(),
  papers: z
    .strictObject({ insurance: paper.optional(), w9: paper.optional() })
    .describe('What accounts offices ask for; without it visitors ask by e-mail')
    .optional(),
  social: z.strictObject({
    instagram: quotable(url()).describe('Our page there'),
    facebook: quotable(url()).describe('Our page there'),
    linkedin: quotable(url()).describe('Our page there'),
  }),
});

const person = z.strictObject(
  {
    name: quotable(name('a name')),
    jobTitle: quotable(text('a job title')),
    path: quotable(path()).describe('The address of the person’s page').optional(),
    owner: z
      .boolean({ error: 'true for an owner; leave the line out for anybody else' })
      .optional(),
    about: prose('one or two sentences for the card on Why Us,').optional(),
    signature: prose('a sentence on who wrote it; {name} and {company} are filled in')
      .describe('What stands below the articles of this person, in place of the words for Why Us')
      .optional(),
    licensedSince: year().describe('Licensed as a home inspector since').optional(),
    masterCertifiedSince: year().describe('Certified Master Inspector since').optional(),
    certificates: z.array(certificate).optional(),
    photo: photo.optional(),
  },
  { error: 'a person, such as { "name": "...", "jobTitle": "..." }' },
);

/** Owners and staff, in the order of their cards. Owners sign and review the articles. */
export const people = z
  .record(entryName('a short name such as "technician"'), person)
  .refine((all) => Object.values(all).some(({ owner }) => owner), {
    error: 'people of whom at least one has "owner": true: an owner signs the articles',
  });
