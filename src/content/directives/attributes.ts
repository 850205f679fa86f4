import * as z from 'zod';
import { ALL_LOCALES } from '../../languages/all-locales';

/** Values that directives take, each with its error message for staff. */

/** The lists of ids in `References`. */
export type IdList =
  | 'laws'
  | 'places'
  | 'videos'
  | 'prices'
  | 'people'
  | 'services'
  | 'figures'
  | 'icons'
  | 'parts'
  | 'sources'
  | 'tools';

export const words = (what: string, longest = 80): z.ZodString =>
  z
    .string()
    .trim()
    .min(1, `${what} is empty`)
    .max(longest, `${what} is longer than ${longest} characters`);

const ID = /^[A-Za-z0-9-]+$/;

export const id = (): z.ZodString =>
  z.string().regex(ID, 'must have only letters, digits and hyphens');

/** An id that must be in a list. `T` is the type that the component takes for it. */
export const known = <T extends string = string>(list: IdList): z.ZodType<T> =>
  id().meta({ list }) as unknown as z.ZodType<T>;

/** The list that an attribute's value must come from, or undefined if it needs none. */
export function listOf(schema: unknown): IdList | undefined {
  if (schema instanceof z.ZodOptional) return listOf(schema.unwrap());
  return schema instanceof z.ZodType ? (schema.meta()?.['list'] as IdList | undefined) : undefined;
}

/** The address that a link leads to. */
export const target = (): z.ZodString =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|sms:)/,
      'a link begins with / for a page of this site, or with https://, mailto:, tel: or sms:',
    );

/** Language codes, those of the site first. */
const LANGUAGES = [...new Set([...ALL_LOCALES, 'fr', 'zh', 'ko', 'vi', 'am', 'ru', 'ar', 'hi'])];

export const language = z.strictObject({
  lang: z.enum(LANGUAGES, `choose one of: ${LANGUAGES.join(', ')}`),
});

/** Attributes with words for readers, which translations translate. */
export const WORD_ATTRIBUTES: ReadonlySet<string> = new Set(['title', 'label', 'value']);

export const none = z.strictObject({});
