import type { Entry } from './entry';

/** How the office's list and notices name each state. */
export const STATES: Record<Exclude<Entry['state'], 'erased'>, string> = {
  dead: 'GIVEN UP, may have arrived',
  quarantine: 'NOT SENT, put aside',
  pending: 'waiting, is tried again',
  sent: 'sent',
};

const REASONS: Record<string, string> = {
  trap: 'a field that people cannot see was filled in',
  quick: 'the form was filled in faster than anyone can',
  flood: 'more messages came in an hour than are mailed one by one',
  not_configured: 'the settings for sending mail are missing',
  no_answer: 'the mail provider did not answer, so it may have arrived',
  unreachable: 'the mail provider could not be reached, so it has certainly not arrived',
  invalid_api_key: 'the mail provider does not know the API key',
  missing_api_key: 'the mail provider got no API key',
  restricted_api_key: 'the API key is not allowed to send',
  invalid_from_address: 'the mail provider does not accept the sender',
  daily_quota_exceeded: "the mail provider's daily quota is used up",
  monthly_quota_exceeded: "the mail provider's monthly quota is used up",
  validation_error: 'the mail provider refuses what is in it, often the address to reply to',
  rate_limit_exceeded: 'the mail provider asked to wait',
  mailbox_not_writable: 'the local mailbox folder cannot be written',
};

/** Returns a reason in words, or the code itself if it has none. */
export function describeReason(code: string): string {
  return REASONS[code] ?? code;
}
