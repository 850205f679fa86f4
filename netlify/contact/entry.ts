import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type ContactField, type ContactMessage, FIELD_NAMES } from '../../src/lib/contact-limits';
import { DEFAULT_LOCALE, type Locale } from '../../src/languages/locales';

/**
 * Why a message waits for a person: the hidden field was filled in, the form was filled in faster than anyone can, or
 * more messages came in an hour than are mailed one by one.
 */
export type Suspicion = 'trap' | 'quick' | 'flood';

const common = {
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: z.number(),
};

/** A message that the office has not received yet. */
const unsent = z.object({
  ...common,
  state: z.enum(['pending', 'dead', 'quarantine']),
  mail: z.object({ subject: z.string(), text: z.string(), html: z.string(), replyTo: z.string() }),
  /** Failed attempts since `since`, or since the first one that may have arrived. */
  attempts: z.number(),
  /** When this round of attempts started (milliseconds since 1970), and its number, a part of the provider's key. */
  since: z.number(),
  round: z.number(),
  /**
   * When to act next, in milliseconds since 1970: the next attempt, the end of a running claim or, for a message that
   * waits for a person, the next time it is offered to the office (after the last offer, its erasure).
   */
  dueAt: z.number(),
  /** An attempt of this round may have reached the office. */
  uncertain: z.boolean(),
  /** An attempt under an earlier key may have arrived; the subject says so. */
  again: z._default(z.boolean(), false),
  /** How the last attempt ended, or why the message is in quarantine. */
  code: z.string(),
  /** The provider refused it for a reason that a person has to fix. */
  refused: z._default(z.boolean(), false),
  /** How often the office got it in a list, and when first (0 for never). Missing in entries of older versions. */
  offers: z._default(z.number(), 0),
  offeredAt: z._default(z.number(), 0),
});

/** What is left of a message after it was sent, without personal data. Recognizes a second click. */
const receipt = z.object({
  ...common,
  state: z.literal('sent'),
  sentAt: z.number(),
  providerId: z.string(),
});

/** The state between the decision to erase a message and its removal: see `erase` in move.ts. */
const erased = z.object({ ...common, state: z.literal('erased') });

/** What the store keeps under one key for a message's whole life. */
export const entrySchema = z.discriminatedUnion('state', [unsent, receipt, erased]);

export type Unsent = z.infer<typeof unsent>;
export type Receipt = z.infer<typeof receipt>;
export type Entry = z.infer<typeof entrySchema>;

/** The keys of messages in the store. Filters out temporary files, which the local server lists too. */
export const KEY = /^message\/([0-9a-f]{32})$/;

/** Returns the key under which a message is stored. */
export function keyOf(id: string): string {
  return `message/${id}`;
}

/** The fields of the first version; in the id they count by position. */
const FIRST: readonly ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'propertyType',
  'message',
];

/** Fields added later; in the id they count by name, and only if filled in. */
const LATER = FIELD_NAMES.filter((name) => !FIRST.includes(name)).sort();

/**
 * Returns the id of a message, 32 hexadecimal digits: equal for the same fields under the same form key in the same
 * language (which the mail names). Without a form key (a browser without JavaScript), equal fields are one message
 * until it is REPEAT_MS old. Adding a field does not change the id, and so the mail, of a message that leaves it empty.
 */
export function idOf(fields: ContactMessage, formKey: string, language: Locale): string {
  const parts = [
    formKey,
    ...FIRST.map((name) => fields[name]),
    // English adds nothing, so English messages keep the ids they had before there were other languages.
    ...(language === DEFAULT_LOCALE ? [] : [language]),
    ...LATER.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** Returns the provider's idempotency key: letters, digits and dashes only. */
export function providerKey(id: string, { round }: Pick<Unsent, 'round'>): string {
  return `contact-${id}-${round}`;
}
