/**
 * What the contact form and the contact function must agree on: limits, names and texts.
 * No import, so that the browser loads nothing but these lines.
 */

/** The largest accepted request body in bytes (32 KiB). */
export const MAX_BODY_BYTES = 32_768;

/** The property types a visitor can choose, value to label, in the order of the select. */
export const PROPERTY_TYPES = {
  residential: 'Residential Home',
  commercial: 'Commercial Property',
  'real-estate': 'Real Estate Transaction',
} as const;

export type PropertyType = keyof typeof PROPERTY_TYPES;

/** Characters a phone number may have, usable as it stands in a `pattern` attribute. */
export const PHONE_PATTERN = '[0-9 +\\(\\).x\\-]*';

/** What a name must have at least: something that is not a blank. For a `pattern` attribute. */
export const NAME_PATTERN = '.*\\S.*';

/**
 * An e-mail address as the office can answer it, with a domain that ends in a word: stricter than browsers, which take
 * "ana@gmail". For a `pattern` attribute, in which every hyphen of a class is escaped.
 */
export const EMAIL_PATTERN =
  "(?:[\\w'+\\-]+\\.)*[\\w'+\\-]*[\\w+\\-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";

/** What is accepted in a field of the contact form, and what becomes of it. */
interface Rule {
  required?: true;
  /** The longest accepted value in characters (code points), after trimming. */
  max?: number;
  /** For a `pattern` attribute, and for the function; what may be left out need not fit it when it is empty. */
  pattern?: string;
  /** What fits, for checks of the site; a required line or text that does not take an "x" has one. */
  example?: string;
  /** For the attributes `type` and `autocomplete`. */
  type?: 'email' | 'tel';
  autoComplete?: string;
  /** What its row in the mail to the office is called; names have none of their own: one row has both. */
  mail: string | false;
  /** What stands there when it is empty; without it there is no row then. A new field has none: see `idOf`. */
  empty?: string;
  /** What the function says where it refuses the value. */
  refusal: string;
}

/** One line, a text of several, or a choice: each value, and what the mail calls it, in the order of the select. */
export type FieldRule = Rule &
  (
    | { kind: 'line' | 'text'; choices?: never }
    | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  );

/**
 * The fields of a contact message in the order of the form. A new one is its entry here, its words
 * (`src/components/contact/texts.ts`) and their translations: all else follows, the id of a message too.
 */
export const FIELDS = {
  firstName: {
    kind: 'line',
    required: true,
    max: 100,
    pattern: NAME_PATTERN,
    autoComplete: 'given-name',
    mail: false,
    refusal: 'Please enter your first name (up to 100 characters).',
  },
  lastName: {
    kind: 'line',
    required: true,
    max: 100,
    pattern: NAME_PATTERN,
    autoComplete: 'family-name',
    mail: false,
    refusal: 'Please enter your last name (up to 100 characters).',
  },
  email: {
    kind: 'line',
    required: true,
    max: 254,
    pattern: EMAIL_PATTERN,
    example: 'name@example.com',
    type: 'email',
    autoComplete: 'email',
    mail: 'Email',
    refusal: 'Please enter a valid email address (up to 254 characters).',
  },
  phone: {
    kind: 'line',
    max: 40,
    pattern: PHONE_PATTERN,
    type: 'tel',
    autoComplete: 'tel',
    mail: 'Phone',
    empty: 'not given',
    refusal:
      'Please enter a phone number using digits, spaces and + ( ) . - x only (up to 40 characters).',
  },
  propertyType: {
    kind: 'choice',
    choices: PROPERTY_TYPES,
    required: true,
    mail: 'Property',
    refusal: 'Please choose a property type.',
  },
  message: {
    kind: 'text',
    max: 5000,
    mail: 'Message',
    empty: 'no message',
    refusal: 'Please shorten your message to 5,000 characters.',
  },
} as const satisfies Record<string, FieldRule>;

export type ContactField = keyof typeof FIELDS;

/** Their names, in the order of the form. */
export const FIELD_NAMES = Object.keys(FIELDS) as ContactField[];

type Value<Of> = Of extends { choices: infer Choices }
  ? keyof Choices | (Of extends { required: true } ? never : '')
  : string;

/** The payload of `POST /api/contact`: exactly these fields, all strings. */
export type ContactMessage = { [Name in ContactField]: Value<(typeof FIELDS)[Name]> };

/** What a form holds: nothing may be chosen yet. */
export type TypedMessage = { [Name in ContactField]: ContactMessage[Name] | '' };

/** Request headers that travel beside the fields of the JSON payload. All are optional. */
export const CONTACT_HEADERS = {
  /** Value of the field that people cannot see; a filled one means quarantine. */
  trap: 'X-Form-Trap',
  /** Whole milliseconds between the form being shown and being sent. */
  elapsed: 'X-Form-Elapsed',
  /** A UUID for each filled form; a new one after success or after an edit. */
  key: 'Idempotency-Key',
  /** The language of the form, such as "es" (`src/languages/locales.ts`); one in English sends none. */
  language: 'X-Form-Language',
} as const;

/** The same in a form-encoded post, as names of extra fields. */
export const CONTACT_EXTRA_FIELDS = {
  trap: 'website',
  elapsed: 'form-elapsed',
  key: 'form-key',
  language: 'form-language',
} as const;

/**
 * Faster than this nobody fills the form, not even with the browser's help: the property type
 * alone takes two clicks. Such a message waits in quarantine for the office to look at.
 */
export const MIN_FILL_MS = 1000;

/**
 * Where in the contact page a form-encoded post (a browser without JavaScript) is redirected with
 * status 303. The page of each language has one hidden element with each id and shows it with the
 * `:target` selector, which needs no script.
 */
export const OUTCOME_IDS = {
  /** Sent, or stored and on its way. */
  sent: 'message-sent',
  /** A field or the whole post was not acceptable; nothing was kept. */
  invalid: 'message-invalid',
  /** Too many messages from one address. */
  busy: 'message-busy',
  /** Neither sent nor stored. */
  failed: 'message-failed',
} as const;

export type Outcome = keyof typeof OUTCOME_IDS;

/** The id of the element that names one refused field, such as `message-invalid-email`. */
export function invalidId(field: string): string {
  return `${OUTCOME_IDS.invalid}-${field}`;
}

/**
 * The text of a success.
 * @param responseTime the company's `responseTime`, as in "24 hours"
 */
export function thankYou(responseTime: string): string {
  return `Thank you for your message. We'll get back to you within ${responseTime}.`;
}

/**
 * What the function says for each refusal, under the code that its answer names; no text repeats a
 * submitted value. The function speaks English: pages say it in their language, by the code
 * (`src/components/contact/texts.ts`).
 */
export const REFUSAL_TEXTS = {
  notReadable: 'Your message could not be read. Please reload the page and try again.',
  foreign: 'Please send your message from the contact page of our website.',
  method: 'Messages can only be posted here.',
  tooLarge: 'Your message is too long. Please shorten it and try again.',
  mediaType: 'Please send your message with the form on our contact page.',
  invalid: 'Please check the marked fields and try again.',
  tooMany: 'You have sent several messages already. Please wait a few minutes or call us.',
  tooManyHere: 'We are getting unusually many messages. Please call us instead.',
  internal: 'Something went wrong on our side. Please try again or contact us directly.',
  unavailable: 'We could not send your message. Please try again in a minute or call us.',
} as const;

/** Why a field was refused, for programs: named after the field, or for what no line may hold. */
export type FieldCode = ContactField | 'control';

/** What the function says about one field, under its code. */
export const FIELD_TEXTS: Readonly<Record<FieldCode, string>> = {
  ...(Object.fromEntries(
    Object.entries(FIELDS).map(([name, { refusal }]) => [name, refusal]),
  ) as Record<ContactField, string>),
  control: 'Please remove line breaks and other control characters.',
};

/** What an answer says as a whole, for programs. */
export type AnswerCode = 'sent' | keyof typeof REFUSAL_TEXTS;
