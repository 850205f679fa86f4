import * as z from 'zod';
import { path, text } from '../fields';

/** What `redirects.json` and `glossary.json` must hold. */

export const redirects = z.array(z.strictObject({ from: path(), to: path() }));

export const glossary = z.record(
  z.string(),
  z.strictObject({
    term: text('the term'),
    name: text('the term in full'),
    meaning: text('the meaning'),
  }),
);
