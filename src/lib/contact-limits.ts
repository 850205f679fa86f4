/**
 * What the contact form and the contact function must agree on: limits, names and texts. It imports nothing, so that
 * the browser loads only these lines.
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

/** The characters allowed in a phone number, for a `pattern` attribute. */
export const PHONE_PATTERN = '[0-9 +\\(\\).x\\-]*';

/** A name: at least one character that is not whitespace. For a `pattern` attribute. */
export const NAME_PATTERN = '.*\\S.*';

/**
 * An e-mail address that the office can reply to. Unlike browsers, which accept "ana@gmail", it requires a top-level
 * domain. For a `pattern` attribute, in which every hyphen in a class must be escaped.
 */
export const EMAIL_PATTERN =
  "(?:[\\w'+\\-]+\\.)*[\\w'+\\-]*[\\w+\\-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}";

/** What a field of the contact form accepts, and how the mail and the function treat it. */
interface Rule {
  required?: true;
  /** The longest accepted value in characters (code points), after trimming. */
  max?: number;
  /** For a `pattern` attribute and for the function. An optional field may be empty even if that does not match. */
  pattern?: string;
  /** A valid value, for checks of the site; needed only by a required line or text that does not accept "x". */
  example?: string;
  /** For the attributes `type` and `autocomplete`. */
  type?: 'email' | 'tel';
  autoComplete?: string;
  /** The label of its row in the mail to the office; false for the two names, which share a row. */
  mail: string | false;
  /**
   * What the mail says if the field is empty; without it, the row is left out. New fields must not set it: see `idOf`.
   */
  empty?: string;
  /** What the function says when it refuses the value. */
  refusal: string;
}

/**
 * One line, a text of several lines, or a choice: each value with its label in the mail, in the order of the select.
 */
export type FieldRule = Rule &
  (
    | { kind: 'line' | 'text'; choices?: never }
    | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  );

/**
 * The fields of a contact message, in the order of the form. A new field needs an entry here, its words
 * (`src/components/contact/texts.ts`) and their translations; everything else follows, including the id of a message.
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

/** The names of the fields, in the order of the form. */
export const FIELD_NAMES = Object.keys(FIELDS) as ContactField[];

type Value<Of> = Of extends { choices: infer Choices }
  ? keyof Choices | (Of extends { required: true } ? never : '')
  : string;

/** The payload of `POST /api/contact`: exactly these fields, all strings. */
export type ContactMessage = { [Name in ContactField]: Value<(typeof FIELDS)[Name]> };

/** The state of the form, in which no choice need be made yet. */
export type TypedMessage = { [Name in ContactField]: ContactMessage[Name] | '' };

/** Request headers sent along with the JSON payload. All are optional. */
export const CONTACT_HEADERS = {
  /** The value of the field that people cannot see; if it is not empty, the message is quarantined. */
  trap: 'X-Form-Trap',
  /** Whole milliseconds between the form being shown and being sent. */
  elapsed: 'X-Form-Elapsed',
  /** A UUID per filled-in form; a new one after a success or an edit. */
  key: 'Idempotency-Key',
  /** The language of the form, for example "es" (`src/languages/locales.ts`); English forms send none. */
  language: 'X-Form-Language',
} as const;

/** The same signals in a form-encoded post, by field name. */
export const CONTACT_EXTRA_FIELDS = {
  trap: 'website',
  elapsed: 'form-elapsed',
  key: 'form-key',
  language: 'form-language',
} as const;

/**
 * Nobody fills in the form faster than this, in milliseconds, even with autofill: the property type alone takes two
 * clicks. A faster message goes to quarantine for the office to review.
 */
export const MIN_FILL_MS = 1000;

/**
 * The fragment of the contact page to which a form-encoded post (from a browser without JavaScript) is redirected with
 * status 303. The page of each language has a hidden element with each id, which the `:target` selector shows without a
 * script.
 */
export const OUTCOME_IDS = {
  /** Sent, or stored and on its way. */
  sent: 'message-sent',
  /** A field or the whole post was refused; nothing was stored. */
  invalid: 'message-invalid',
  /** Too many messages from one address. */
  busy: 'message-busy',
  /** Neither sent nor stored. */
  failed: 'message-failed',
} as const;

export type Outcome = keyof typeof OUTCOME_IDS;

/** The id of the element for one refused field, for example `message-invalid-email`. */
export function invalidId(field: string): string {
  return `${OUTCOME_IDS.invalid}-${field}`;
}

/**
 * The text shown after a success, in English.
 *
 * @param responseTime the company's `responseTime`, for example "24 hours"
 */
export function thankYou(responseTime: string): string {
  return `Thank you for your message. We'll get back to you within ${responseTime}.`;
}

/**
 * The function's text for each refusal code. No text repeats a submitted value. The function speaks English; pages use
 * their own text for the code, in their language (`src/components/contact/texts.ts`).
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

/** Why a field was refused, for programs: the name of the field, or `control` for a control character in a line. */
export type FieldCode = ContactField | 'control';

/** The function's text for each field code. */
export const FIELD_TEXTS: Readonly<Record<FieldCode, string>> = {
  ...(Object.fromEntries(
    Object.entries(FIELDS).map(([name, { refusal }]) => [name, refusal]),
  ) as Record<ContactField, string>),
  control: 'Please remove line breaks and other control characters.',
};

/** The code of a whole answer, for programs. */
export type AnswerCode = 'sent' | keyof typeof REFUSAL_TEXTS;
