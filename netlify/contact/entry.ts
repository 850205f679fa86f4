import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type ContactField, type ContactMessage, FIELD_NAMES } from '../../src/lib/contact-limits';
import { DEFAULT_LOCALE, type Locale } from '../../src/languages/locales';

/**
 * Why a message waits for a person: the hidden field was filled, the form was filled faster than
 * anyone can, or more came in an hour than are mailed one by one.
 */
export type Suspicion = 'trap' | 'quick' | 'flood';

const common = {
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: z.number(),
};

/** A message that the office has not got yet. */
const unsent = z.object({
  ...common,
  state: z.enum(['pending', 'dead', 'quarantine']),
  mail: z.object({ subject: z.string(), text: z.string(), html: z.string(), replyTo: z.string() }),
  /** Failed attempts since `since`, or since the first one that may have arrived. */
  attempts: z.number(),
  /** When this round of attempts began, and its number, which is part of the provider's key. */
  since: z.number(),
  round: z.number(),
  /**
   * No action before this time: the next attempt, the end of a running claim or, for a message
   * that waits for a person, the next time it is offered to the office (then its erasure).
   */
  dueAt: z.number(),
  /** An attempt of this round may have reached the office. */
  uncertain: z.boolean(),
  /** An attempt under an earlier key may have arrived: the subject says so. */
  again: z._default(z.boolean(), false),
  /** How the last attempt ended, or why the message is in quarantine. */
  code: z.string(),
  /** The provider refused it for a cause that a person has to mend. */
  refused: z._default(z.boolean(), false),
  /** How often the office got it in a list, and when first. Missing in entries of older versions. */
  offers: z._default(z.number(), 0),
  offeredAt: z._default(z.number(), 0),
});

/** What is left of a message that was sent: no personal data. It answers a second click. */
const receipt = z.object({
  ...common,
  state: z.literal('sent'),
  sentAt: z.number(),
  providerId: z.string(),
});

/** What is left for the moment between the decision to erase and the removal: see erase.ts. */
const erased = z.object({ ...common, state: z.literal('erased') });

/** What the store keeps under one key for the whole life of a message. */
export const entrySchema = z.discriminatedUnion('state', [unsent, receipt, erased]);

export type Unsent = z.infer<typeof unsent>;
export type Receipt = z.infer<typeof receipt>;
export type Entry = z.infer<typeof entrySchema>;

/** The keys of messages in the store. The local server lists its temporary files as well. */
export const KEY = /^message\/([0-9a-f]{32})$/;

/** The key under which a message is stored. */
export function keyOf(id: string): string {
  return `message/${id}`;
}

/** The fields that messages had first, which count by their place. */
const FIRST: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'propertyType',
  'message',
];

/** Those that came later, which count by their name, and only where they were filled in. */
const LATER = FIELD_NAMES.filter((name) => !FIRST.includes(name)).sort();

/**
 * The id of a message: equal for the same fields under the same form key in the same language,
 * since the mail says which. Without a form key (a browser without JavaScript) equal fields are one
 * message until they are REPEAT_MS old. A message keeps its id, and so its mail, when a field is added that it lacks.
 */
export function idOf(fields: ContactMessage, formKey: string, language: Locale): string {
  const parts = [
    formKey,
    ...FIRST.map((name) => fields[name]),
    // English adds nothing: its messages are known by the ids they had before there were others.
    ...(language === DEFAULT_LOCALE ? [] : [language]),
    ...LATER.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The provider's idempotency key: hexadecimal digits and dashes only. */
export function providerKey(id: string, { round }: Pick<Unsent, 'round'>): string {
  return `contact-${id}-${round}`;
}
