import * as z from 'zod';
import { form, oldPath, target, text } from '../fields';

/** What `redirects.json`, `practice.json`, `specimen.json` and `glossary.json` must hold. */

export const redirects = z.array(z.strictObject({ from: oldPath(), to: target() }));

/** How we test: each sentence stands once; texts and pages quote it. */
export const practice = z.strictObject({
  testLevel: text('which level of a house is tested'),
  storm: text('what happens in bad weather'),
  fireplace: text('the rule for the fireplace'),
  progeny: text('how to prepare for a progeny test'),
  resultTime: text('how long it takes to a result'),
  waterPrice: text('what the price of a water test covers'),
  closeWindows: text('the rule for windows and doors'),
  comeAndGo: text('the rule for going in and out'),
  heatAsUsual: text('the rule for heating and cooling'),
  vacantHeated: text('the rule for a vacant house'),
  keepSystem: text('the rule for a mitigation system'),
  smallFans: text('the rule for small fans'),
  tellEveryone: text('the rule for other people'),
  noFans: text('the rule for large fans'),
  noFreshAir: text('the rule for fresh air'),
  leaveDevice: text('the rule for the device'),
  noDraft: text('the rule for drafts'),
  noWorks: text('the rule for work on the house'),
});

/** The made-up test of the specimen report. */
const minute = (): z.ZodString =>
  form(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'a day and time such as "2026-03-02T10:00"');
export const specimen = z.strictObject({
  number: form(/SPECIMEN/, 'a number that says SPECIMEN, such as "SPECIMEN-0000"'),
  device: form(
    /^Specimen/,
    'words that begin with "Specimen", such as "Specimen: the kind of device"',
  ),
  placedBy: form(/^Specimen/, 'words that begin with "Specimen"'),
  collectedBy: form(/^Specimen/, 'words that begin with "Specimen"'),
  laboratory: form(/^Specimen/, 'words that begin with "Specimen"'),
  property: text('a description of the house'),
  started: minute(),
  ended: minute(),
  conditions: text('how the conditions were'),
  readings: z
    .array(
      z.strictObject({
        place: text('where the device stood'),
        foundation: text('the foundation below it'),
        value: z.number({ error: 'a result in pCi/L, such as 5.2' }).nonnegative(),
      }),
    )
    .min(1),
});

export const glossary = z.record(
  z.string(),
  z.strictObject({
    term: text('the term'),
    name: text('the term in full'),
    meaning: text('the meaning'),
  }),
);
