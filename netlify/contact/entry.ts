import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { ContactFields } from './schema';

/** Why a message waits for a person: the hidden field was filled, or the form faster than anyone can. */
export type Suspicion = 'trap' | 'quick';

const common = {
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: z.number(),
};

/** A message that the office has not got yet. */
const unsent = z.object({
  ...common,
  state: z.enum(['pending', 'dead', 'quarantine']),
  mail: z.object({ subject: z.string(), text: z.string(), html: z.string(), replyTo: z.string() }),
  /** Failed attempts since `since`. */
  attempts: z.number(),
  /** When this round of attempts began, and its number, which is part of the provider's key. */
  since: z.number(),
  round: z.number(),
  /** No attempt before this time: the next one on the schedule, or the end of a running claim. */
  dueAt: z.number(),
  /** An attempt of this round may have reached the office. */
  uncertain: z.boolean(),
  /** How the last attempt ended, or why the message is in quarantine. */
  code: z.string(),
});

/** What is left of a message that was sent: no personal data. It answers a second click. */
const receipt = z.object({
  ...common,
  state: z.literal('sent'),
  sentAt: z.number(),
  providerId: z.string(),
});

/** What the store keeps under one key for the whole life of a message. */
export const entrySchema = z.discriminatedUnion('state', [unsent, receipt]);

export type Unsent = z.infer<typeof unsent>;
export type Entry = z.infer<typeof entrySchema>;

/** Every key in the store; whatever else lies there (the local server's temporary files) is not ours. */
export const KEY = /^message\/([0-9a-f]{32})$/;

/** The key of a message in the store. */
export function keyOf(id: string): string {
  return `message/${id}`;
}

/**
 * The id of a message: the same for the same fields under the same form key. Without a form key (a
 * browser without JavaScript) equal fields are one message for as long as its receipt is kept.
 */
export function idOf(fields: ContactFields, formKey: string): string {
  const parts = [
    formKey,
    fields.firstName,
    fields.lastName,
    fields.email,
    fields.phone,
    fields.propertyType,
    fields.message,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** The provider's idempotency key: hexadecimal digits and dashes only. */
export function providerKey(id: string, { round }: Pick<Unsent, 'round'>): string {
  return `contact-${id}-${round}`;
}
