import { translate } from '@docusaurus/Translate';
import { company } from '@site/src/data';
import { FIELDS, type ContactField, type FieldCode } from '@site/src/lib/contact-limits';
import { number } from '@site/src/lib/format';

/*
 * What the contact function says in English, in the page's language. A test checks that the English is the same word
 * for word.
 */

/** Returns the text shown after a message was sent. */
export function thankYou(): string {
  return translate(
    {
      id: 'contact.thanks',
      message: "Thank you for your message. We'll get back to you within {time}.",
    },
    { time: company.responseTime },
  );
}

/** The texts of a field; `refusal` is shown below it when its value is refused. */
interface FieldWords {
  label: string;
  /** The tooltip of the field, which browsers also show when a value does not match its pattern. */
  hint?: string;
  placeholder?: string;
  /** The label of each value, in the order of the select. */
  choices?: Readonly<Record<string, string>>;
  refusal: string;
}

/** The texts of a field; a select also has a label for each value. */
type WordsOf<Rule> = FieldWords &
  (Rule extends { choices: infer Choices } ? { choices: Record<keyof Choices, string> } : unknown);

/** The greatest length of a value in characters, formatted for a message. */
const most = ({ max }: { max: number }): { most: string } => ({ most: number(max) });

function nameWords(): Record<'firstName' | 'lastName', FieldWords> {
  return {
    firstName: {
      label: translate({ id: 'contact.form.firstName', message: 'First name' }),
      refusal: translate(
        {
          id: 'contact.wrong.firstName',
          message: 'Please enter your first name (up to {most} characters).',
        },
        most(FIELDS.firstName),
      ),
    },
    lastName: {
      label: translate({ id: 'contact.form.lastName', message: 'Last name' }),
      refusal: translate(
        {
          id: 'contact.wrong.lastName',
          message: 'Please enter your last name (up to {most} characters).',
        },
        most(FIELDS.lastName),
      ),
    },
  };
}

function reachedWords(): Record<'email' | 'phone', FieldWords> {
  return {
    email: {
      label: translate({ id: 'contact.form.email', message: 'Email' }),
      hint: translate({
        id: 'contact.form.emailHint',
        message: 'A whole address, such as name@example.com',
      }),
      refusal: translate(
        {
          id: 'contact.wrong.email',
          message: 'Please enter a valid email address (up to {most} characters).',
        },
        most(FIELDS.email),
      ),
    },
    phone: {
      label: translate({ id: 'contact.form.phone', message: 'Phone' }),
      hint: translate({
        id: 'contact.form.phoneHint',
        message: 'Digits, spaces and + ( ) . - x only',
      }),
      refusal: translate(
        {
          id: 'contact.wrong.phone',
          message:
            'Please enter a phone number using digits, spaces and + ( ) . - x only (up to {most} characters).',
        },
        most(FIELDS.phone),
      ),
    },
  };
}

/** Returns the texts of all fields, in their order on the page. */
export function fieldWords(): { [Name in ContactField]: WordsOf<(typeof FIELDS)[Name]> } {
  return {
    ...nameWords(),
    ...reachedWords(),
    propertyType: {
      label: translate({ id: 'contact.form.propertyType', message: 'Property type' }),
      choices: {
        residential: translate({
          id: 'contact.property.residential',
          message: 'Residential Home',
        }),
        commercial: translate({
          id: 'contact.property.commercial',
          message: 'Commercial Property',
        }),
        'real-estate': translate({
          id: 'contact.property.realEstate',
          message: 'Real Estate Transaction',
        }),
      },
      refusal: translate({
        id: 'contact.wrong.propertyType',
        message: 'Please choose a property type.',
      }),
    },
    message: {
      label: translate({ id: 'contact.form.message', message: 'Message' }),
      placeholder: translate({
        id: 'contact.form.placeholder',
        message: 'Tell us about your radon testing needs...',
      }),
      refusal: translate(
        {
          id: 'contact.wrong.message',
          message: 'Please shorten your message to {most} characters.',
        },
        most(FIELDS.message),
      ),
    },
  };
}

/** Returns the sentence below a refused field for each reason code. */
export function refusals(): Record<FieldCode, string> {
  const named = Object.entries(fieldWords()).map(([name, { refusal }]) => [name, refusal]);
  return {
    ...(Object.fromEntries(named) as Record<ContactField, string>),
    control: translate({
      id: 'contact.wrong.control',
      message: 'Please remove line breaks and other control characters.',
    }),
  };
}
