import * as z from 'zod';
import {
  date,
  entryName,
  form,
  name,
  prose,
  quantity,
  quotable,
  sourceName,
  state,
  text,
} from '../fields';
import { plainly, stated } from './known';

/** The schemas of `laws.json` and `statutes.json`. */

/** A rule in words. */
const inWords = { text: plainly('the rule in words') };
const saying = stated(inWords);

/** A rule with a number, for example how long a test is valid or how many days somebody has. */
const rule = quotable(
  stated(
    {
      value: quantity.shape.value,
      max: quantity.shape.max,
      unit: quantity.shape.unit,
      decimals: quantity.shape.decimals,
      about: quantity.shape.about,
      runsFrom: quotable(text('from what event the days run')).optional(),
    },
    'a figure with "value", "unit", "known" and "statedBy"',
  ),
  'quantity',
);

/** A rule whose number the tools count in a single unit. @param one the singular of that unit */
const counted = (one: 'day' | 'year'): typeof rule =>
  rule.refine(({ unit }) => [one, `${one}s`].includes(unit), {
    error: `a figure in ${one}s, in which the site counts: "unit": "${one}s"`,
    path: ['unit'],
  });

/** Kinds of home, as the law finder asks for them. */
const HOMES = {
  house: 'house',
  condominium: 'condominium',
  cooperative: 'cooperative',
  apartment: 'apartment',
} as const;

const kindsOfHome = (): z.ZodArray<z.ZodEnum<typeof HOMES>> =>
  z.array(z.enum(HOMES, { error: `one of ${Object.keys(HOMES).join(', ')}` }));

const enactment = z.strictObject({
  name: quotable(text('the name of the bill or ordinance')),
  adopted: quotable(date(), 'day').describe('The day it was adopted').optional(),
  effective: quotable(date(), 'day').describe('The day it came into force'),
  appliesTo: quotable(prose('which homes the law applies to')),
  homes: kindsOfHome()
    .describe('The kinds of home that it names; of any other the law finder says: ask')
    .optional(),
  exempt: kindsOfHome().describe('The kinds of home that it leaves out').optional(),
  groundContact: z
    .boolean({ error: 'true where only homes that touch the ground are meant' })
    .optional(),
});

/** For a law without a rule of its own: which rule applies instead, and optionally the law that has it. */
const elsewhere = stated({
  ...inWords,
  law: entryName('a law in this file, such as "montgomeryResale"').optional(),
});

const required = (): z.ZodBoolean => z.boolean({ error: 'true or false, without quotation marks' });

/** What the company believes about a law although a source says otherwise, or no source says it. */
const OWN = 'Our own information: only "Where sources differ" on the page of this law may quote it';
const ownWord = z
  .union(
    [
      quantity.describe(OWN),
      z.strictObject({ text: quotable(prose('our own information in words').describe(OWN)) }),
    ],
    { error: 'a figure with "value" and "unit", or words with "text"' },
  )
  .describe(OWN);

/**
 * What a law can have. Laws differ, so only these are required: its page and title, whose law it is, what it covers, at
 * least one enactment, and its sources. Every rule is optional, and pages leave out what is missing.
 */
const law = z.strictObject({
  path: quotable(
    form(
      /^\/laws\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'the address of its page, such as "/laws/takoma-park"',
    ),
  ),
  title: quotable(text('the title of the law page')),
  jurisdiction: quotable(text('a county or city')),
  state: state(),
  covers: quotable(text('what the law covers')),
  enactments: z
    .strictObject({
      sale: enactment.describe('What applies when a home is sold').optional(),
      rental: enactment.describe('What applies when a home is rented out').optional(),
      other: enactment.describe('What applies to anything else, such as new homes').optional(),
    })
    .refine(({ sale, rental, other }) => sale ?? rental ?? other, {
      error:
        'at least one of "sale", "rental" and "other", each with name, effective and appliesTo',
    }),
  code: quotable(text('the place in the code')).optional(),
  validity: counted('year').describe('How long a test counts').optional(),
  saleValidity: counted('year').describe('The same for a sale, where it differs').optional(),
  saleRule: elsewhere.describe('Which rule applies to a sale, where it has none').optional(),
  rentalRule: elsewhere.describe('Which rule applies to rentals, where it has none').optional(),
  saleMitigation: stated({ ...inWords, required: required().optional() })
    .describe('Whether a sale asks for mitigation')
    .optional(),
  minimumUnits: quantity.describe('From how many units the law applies').optional(),
  mitigation: stated({
    required: required(),
    level: quantity.describe('From which level').optional(),
    text: inWords.text.describe('The words of the rule, where they say it otherwise').optional(),
  })
    .describe('Whether a high result must be fixed')
    .optional(),
  whoTests: saying.describe('Who tests').optional(),
  results: saying.describe('Who gets the result').optional(),
  leaseSigning: saying.describe('What is due when a lease is signed').optional(),
  disclosure: counted('day').describe('Within what time the result is handed over').optional(),
  tenantNotice: counted('day')
    .describe('Within what time a tenant tells the landlord of a result')
    .optional(),
  followUp: counted('day').describe('Within what time a second test follows').optional(),
  termination: counted('day').describe('When a tenant may end the lease').optional(),
  leaseEnd: saying.describe('When a lease may be ended').optional(),
  rentalChange: stated({
    from: quotable(date(), 'day').describe('The first day of the new text, as it was proposed'),
  })
    .describe(
      'A proposed change of the rental law: the law finder says so of leases from that day on',
    )
    .optional(),
  longTermTest: rule.describe('How long a long-term test takes').optional(),
  precedence: saying.describe('Which of two tests counts').optional(),
  condominiums: saying.describe('What applies to condominiums').optional(),
  penalty: saying.describe('What happens to who does not test').optional(),
  rules: z
    .record(
      entryName('a short name such as "newHomes"'),
      stated({ term: text('whom or what it concerns'), ...inWords }),
    )
    .describe('Rules of any other kind, each by a short name')
    .optional(),
  exemptions: stated({}).describe('Who says what is exempt').optional(),
  exemptHomes: quotable(z.array(text('a kind of home')), 'list')
    .describe('Homes that the law leaves out')
    .optional(),
  exemptPlaces: quotable(z.array(name('a town')), 'list')
    .describe('Towns that the law leaves out')
    .optional(),
  exemptSales: quotable(z.array(text('a kind of sale')), 'list')
    .describe('Sales that the law leaves out')
    .optional(),
  doubtfulPlaces: quotable(z.array(name('a town')), 'list')
    .describe('Towns that may have left the law out: the tools say to ask there')
    .optional(),
  companySays: z
    .record(entryName('a short name such as "results"'), ownWord)
    .describe(
      'What our own information says and a source says otherwise: only "Where sources differ" on the page of this law may quote it',
    )
    .optional(),
  sources: z
    .array(z.strictObject({ id: sourceName(), supports: prose('what the source says').optional() }))
    .min(1),
});

/** Every law that has a page, by a short name, in the order of the menu, the cards and the table. */
export const laws = z.record(entryName('a short name such as "takomaPark"'), law);

/** Rules of the states and the District of Columbia, by a short name. */
export const statutes = z.record(
  z.string(),
  stated({
    place: z.enum(['maryland', 'dc', 'virginia'], {
      error: '"maryland", "dc" or "virginia"; another place needs a programmer',
    }),
    says: plainly('what the statute asks, in a sentence or two'),
    since: date().describe('The day since which it is in effect').optional(),
  }),
);
