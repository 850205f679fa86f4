import * as z from 'zod';
import { count, email, form, path, text, url, year } from '../fields';

/** What `company.json` and `people.json` must hold. */

const degrees = (limit: number, example: string): z.ZodNumber => {
  const error = `a number from -${limit} to ${limit}, such as ${example}`;
  return z.number({ error }).min(-limit, { error }).max(limit, { error });
};

export const company = z.strictObject({
  name: text('the company name'),
  legalName: text('the legal name'),
  url: url(),
  phone: z.strictObject({
    display: text('the phone number as people read it, such as "(301) 555-0142",'),
    e164: form(
      /^\+[1-9]\d{7,14}$/,
      'the phone number for dialing: + and digits alone, such as "+13015550142"',
    ),
  }),
  email: email(),
  address: z.strictObject({
    street: text('a street address'),
    locality: text('a town'),
    region: text('a state, such as "MD",'),
    postalCode: form(/^\d{5}(-\d{4})?$/, 'a ZIP code, such as "20877"'),
    country: text('a country code, such as "US",'),
  }),
  geo: z.strictObject({
    latitude: degrees(90, '39.1434'),
    longitude: degrees(180, '-77.2014'),
  }),
  founded: year(),
  yearsOfExperience: count(),
  areasServed: z.array(text('an area')).min(1),
  areasServedShort: z.array(text('an area in short')).min(1),
  languages: z.array(text('a language')).min(1),
  certification: text('the certification'),
  priceRange: form(/^\$+$/, '"$", "$$" or "$$$"'),
  paymentAccepted: z.array(text('a way to pay')).min(1),
  openingHours: z.strictObject({
    office: form(
      /^[A-Z][a-z](-[A-Z][a-z])? \d{2}:\d{2}-\d{2}:\d{2}$/,
      'days and hours such as "Mo-Fr 08:00-17:00"',
    ),
    contactDays: text('days such as "Monday to Saturday"'),
  }),
  responseTime: text('a time such as "24 hours"'),
  schedulerUrl: url(),
  sisterCompany: z.strictObject({ name: text('a company name'), url: url() }),
  social: z.strictObject({ instagram: url(), facebook: url(), linkedin: url() }),
});

const person = z.strictObject({
  name: text('a name'),
  path: path(),
  jobTitle: text('a job title'),
  licensedSince: year().optional(),
  masterCertifiedSince: year().optional(),
});

export const people = z.strictObject({ inspector: person, measurement: person });
