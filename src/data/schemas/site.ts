import * as z from 'zod';
import {
  form,
  inEnglishAtLeast,
  name,
  oldPath,
  prose,
  quotable,
  takingFacts,
  target,
  text,
} from '../fields';

/**
 * The schemas of `redirects.json`, `practice.json`, `specimen.json`, `glossary.json`, `turns.json` and `accepted.json`.
 */

export const redirects = z.array(z.strictObject({ from: oldPath(), to: target() }));

/** How we test. Each sentence is here once; texts and pages quote it. */
export const practice = z.strictObject({
  testLevel: quotable(prose('which level of a house is tested')),
  storm: quotable(prose('what happens in bad weather')),
  fireplace: quotable(prose('the rule for the fireplace')),
  progeny: quotable(prose('how to prepare for a progeny test')),
  resultTime: quotable(prose('how long it takes to a result')),
  waterPrice: quotable(prose('what the price of a water test covers')),
  priceCovers: quotable(prose('what the price of an air test covers')),
  closeWindows: quotable(prose('the rule for windows and doors')),
  comeAndGo: quotable(prose('the rule for going in and out')),
  heatAsUsual: quotable(prose('the rule for heating and cooling')),
  vacantHeated: quotable(prose('the rule for a vacant house')),
  keepSystem: quotable(prose('the rule for a mitigation system')),
  keepVents: quotable(prose('the rule for ventilation that stays on')),
  smallFans: quotable(prose('the rule for small fans')),
  tellEveryone: quotable(prose('the rule for other people')),
  noFans: quotable(prose('the rule for large fans')),
  noFreshAir: quotable(prose('the rule for fresh air')),
  noBlocking: quotable(prose('the rule for air that burning needs')),
  leaveDevice: quotable(prose('the rule for the device')),
  noDraft: quotable(prose('the rule for drafts')),
  noWorks: quotable(prose('the rule for work on the house')),
  unsafe: quotable(prose('what to do where a closed house is a danger')),
});

/** A minute in the made-up test of the specimen report. */
const minute = (): z.ZodString =>
  form(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'a day and time such as "2026-03-02T10:00"');
/** Words that must begin with "Specimen" in English; a translation has its own word. */
const specimenOf = (words = 'words that begin with "Specimen"'): z.ZodString =>
  form(/^Specimen/, words).meta({ words: true });

const reading = 'a result in pCi/L, such as 5.2';

export const specimen = z.strictObject({
  number: form(/SPECIMEN/, 'a number that says SPECIMEN, such as "SPECIMEN-0000"'),
  device: specimenOf('words that begin with "Specimen", such as "Specimen: the kind of device"'),
  calibrated: specimenOf(),
  hourly: specimenOf(),
  placedBy: specimenOf(),
  collectedBy: specimenOf(),
  laboratory: specimenOf(),
  property: text('a description of the house'),
  started: minute(),
  ended: minute(),
  conditions: prose('how the conditions were'),
  readings: z
    .array(
      z.strictObject({
        place: text('where the device stood'),
        foundation: text('the foundation below it'),
        value: z.number({ error: reading }).nonnegative({ error: reading }),
      }),
    )
    .min(1),
});

export const glossary = z.record(
  z.string(),
  z.strictObject({
    term: quotable(text('the term')),
    name: quotable(text('the term in full')),
    meaning: takingFacts(quotable(prose('the meaning'))),
  }),
);

const better = (): z.ZodRecord<z.ZodString, z.ZodString> =>
  z.record(z.string(), name('what to say instead'));

/** Phrases that nobody says on the phone, by language, each with what to say instead; the check reports them. */
export const turns = z.strictObject(inEnglishAtLeast(better));

/** What the check would question and the office has approved. */
export const accepted = z.strictObject({
  words: z
    .array(
      form(
        /^[a-z]+$/,
        'a word in small letters, such as "ductwork", and each part of a name with a hyphen by itself',
      ),
    )
    .describe('Words of the trade that no dictionary has'),
  phones: z
    .array(name('a phone number as a text has it, such as "(301) 555-0142",'))
    .describe('Phone numbers of others that texts may name, such as that of a public office'),
});
