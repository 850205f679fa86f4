import * as z from 'zod';
import {
  count,
  date,
  email,
  fileOrUrl,
  form,
  money,
  path,
  quantity,
  text,
  url,
  year,
} from './fields';

/** What each file of `src/data` must hold. Unknown fields are refused, so a misspelt one is noticed. */

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

export const prices = z.strictObject({
  air: z.strictObject({
    montgomery: money(),
    surrounding: money(),
    other: money(),
    extraDevice: money(),
    longTerm: money(),
  }),
  water: z.strictObject({ package: money(), samples: count() }),
  materials: z.strictObject({ perSample: money(), minimum: money() }),
  progeny: text('words such as "Custom quote"'),
});

export const radon = z.strictObject({
  actionLevel: z.strictObject({
    air: quantity,
    considerMitigation: quantity,
    water: quantity,
  }),
  averages: z.strictObject({
    indoor: quantity,
    outdoor: quantity,
    whoReference: quantity,
    whoReferenceBq: quantity,
    bqPerPci: quantity,
    actionLevelBq: quantity,
  }),
  health: z.strictObject({
    lungCancerRank: text('a rank in words, such as "second",'),
    deathsPerYear: quantity,
    homesAboveAction: quantity,
  }),
  test: z.strictObject({
    minimum: quantity,
    severeWeather: quantity,
    severeWeatherDays: quantity,
    longTermDays: quantity,
  }),
  closedHouse: z.strictObject({ before: quantity }),
  retest: z.strictObject({ every: quantity, withMitigation: quantity, standardMaximum: quantity }),
  devices: z.strictObject({ area: quantity }),
  mitigation: z.strictObject({
    retestAfter: quantity,
    retestWithin: quantity,
    retestSuggested: quantity,
    installation: quantity,
  }),
  inspection: z.strictObject({ components: quantity }),
  water: z.strictObject({
    samples: quantity,
    toAir: quantity,
    epaStatus: text('words on the status'),
    retest: quantity,
    retestTreated: quantity,
  }),
  halfLife: z.strictObject({
    radon222: quantity,
    polonium218: quantity,
    lead214: quantity,
    bismuth214: quantity,
    polonium214: quantity,
  }),
  standards: z.strictObject({
    homes: text('a standard'),
    commercial: text('a standard'),
    water: text('a standard'),
    inspection: text('a standard'),
  }),
});

const enactment = z.strictObject({
  name: text('the name of the bill or ordinance'),
  adopted: date(),
  effective: date(),
  appliesTo: text('which homes the law applies to'),
});

const law = z.strictObject({
  path: path(),
  title: text('the title of the law page'),
  jurisdiction: text('a county or city'),
  covers: text('what the law covers'),
  enactments: z
    .strictObject({ sale: enactment.optional(), rental: enactment.optional() })
    .refine(({ sale, rental }) => sale ?? rental, {
      error: 'at least one of "sale" and "rental", each with name, adopted and effective',
    }),
  code: text('the place in the code').optional(),
  validity: quantity,
  saleValidity: quantity.optional(),
  minimumUnits: quantity.optional(),
  mitigation: z.strictObject({
    required: z.boolean({ error: 'true or false, without quotation marks' }),
    level: quantity.optional(),
  }),
  disclosure: quantity.optional(),
  tenantNotice: quantity.optional(),
  followUp: quantity.optional(),
  termination: quantity.optional(),
  longTermTest: quantity.optional(),
  penalty: text('the penalty').optional(),
  exemptHomes: z.array(text('a kind of home')).optional(),
  exemptPlaces: z.array(text('a town')).optional(),
  note: text('a sentence on how far the facts are confirmed').optional(),
  sources: z
    .array(
      z.strictObject({
        name: text('the name of the source'),
        url: url(),
        supports: text('what the source says').optional(),
      }),
    )
    .min(1),
  lastChecked: date(),
});

export const laws = z.strictObject({
  montgomeryResale: law,
  montgomeryRental: law,
  gaithersburg: law,
  rockville: law,
});

const service = z.strictObject({
  path: path(),
  name: text('the name of the service'),
  shortName: text('a short name'),
  description: text('a description'),
  icon: text('the name of an icon'),
  standards: z.array(
    z.enum(['homes', 'commercial', 'water', 'inspection'], {
      error: 'one of "homes", "commercial", "water", "inspection" (radon.json, standards)',
    }),
  ),
});

export const services = z.strictObject({
  air: service,
  water: service,
  materials: service,
  progeny: service,
  sgm: service,
});

const secondsWords = 'seconds from the start, a number such as 6';
const seconds = z.number({ error: secondsWords }).nonnegative({ error: secondsWords });

export const videos = z
  .array(
    z.strictObject({
      id: text('a short name without spaces'),
      name: text('the title of the video'),
      description: text('a description'),
      duration: form(
        /^PT(?=\d)(\d+M)?(\d+S)?$/,
        'a length such as "PT1M" (one minute) or "PT1M30S"',
      ),
      language: z.enum(['en', 'es', 'pt'], { error: '"en", "es" or "pt"' }),
      thumbnail: fileOrUrl(),
      embedUrl: fileOrUrl(),
      contentUrl: fileOrUrl(),
      uploadDate: date(),
      about: z.array(text('a subject')).min(1),
      files: z
        .array(z.strictObject({ url: fileOrUrl(), type: text('a type such as "video/mp4"') }))
        .optional(),
      captions: z
        .array(
          z.strictObject({
            url: fileOrUrl(),
            language: text('a language code such as "en"'),
            label: text('the name of the language'),
          }),
        )
        .optional(),
      transcript: z
        .array(
          z.strictObject({
            start: seconds,
            end: seconds,
            title: text('the headline on the screen'),
            picture: text('what is seen'),
            text: text('the words on the screen'),
          }),
        )
        .optional(),
    }),
  )
  .min(1);

export const redirects = z.array(z.strictObject({ from: path(), to: path() }));

export const glossary = z.record(
  z.string(),
  z.strictObject({
    term: text('the term'),
    name: text('the term in full'),
    meaning: text('the meaning'),
  }),
);

/** File name (without `.json`) to its schema. */
export const schemas = {
  company,
  people,
  prices,
  radon,
  laws,
  services,
  videos,
  redirects,
  glossary,
} as const;

export type DataFile = keyof typeof schemas;
export type Company = z.infer<typeof company>;
export type Person = z.infer<typeof person>;
export type Prices = z.infer<typeof prices>;
export type Radon = z.infer<typeof radon>;
export type Law = z.infer<typeof law>;
export type LawId = keyof z.infer<typeof laws>;
export type Service = z.infer<typeof service>;
export type ServiceId = keyof z.infer<typeof services>;
export type Video = z.infer<typeof videos>[number];
export type Redirect = z.infer<typeof redirects>[number];
export type Glossary = z.infer<typeof glossary>;
