import { translate } from '@docusaurus/Translate';
import { company } from '@site/src/data';
import { MAX_LENGTH, type FieldCode, type PropertyType } from '@site/src/lib/contact-limits';
import { number } from '@site/src/lib/format';

/*
 * What the function says in English stands here as the page says it, in its language. In English it is the same, word
 * for word, which a test compares.
 */

/** What is said of a message that was sent. */
export function thankYou(): string {
  return translate(
    {
      id: 'contact.thanks',
      message: "Thank you for your message. We'll get back to you within {time}.",
      description: 'Toast and line after sending. {time}: "24 hours", from the data',
    },
    { time: company.responseTime },
  );
}

/** What the property types are called, in the order of the select. */
export function propertyLabels(): Record<PropertyType, string> {
  return {
    residential: translate({
      id: 'contact.property.residential',
      message: 'Residential Home',
      description: 'Choice of the select "Property type"',
    }),
    commercial: translate({
      id: 'contact.property.commercial',
      message: 'Commercial Property',
      description: 'Choice of the select "Property type"',
    }),
    'real-estate': translate({
      id: 'contact.property.realEstate',
      message: 'Real Estate Transaction',
      description: 'Choice of the select "Property type": a home is being bought or sold',
    }),
  };
}

/** What is said below a field that was refused, by the reason. */
export function fieldTexts(): Record<FieldCode, string> {
  const most = (field: keyof typeof MAX_LENGTH): { most: string } => ({
    most: number(MAX_LENGTH[field]),
  });
  return {
    firstName: translate(
      {
        id: 'contact.wrong.firstName',
        message: 'Please enter your first name ({most} characters at most).',
        description: 'Below the field, when it is empty or too long. {most}: "100"',
      },
      most('firstName'),
    ),
    lastName: translate(
      {
        id: 'contact.wrong.lastName',
        message: 'Please enter your last name ({most} characters at most).',
        description: 'Below the field, when it is empty or too long. {most}: "100"',
      },
      most('lastName'),
    ),
    email: translate(
      {
        id: 'contact.wrong.email',
        message: 'Please enter a valid email address ({most} characters at most).',
        description: 'Below the field. {most}: "254"',
      },
      most('email'),
    ),
    phone: translate(
      {
        id: 'contact.wrong.phone',
        message:
          'Please enter a phone number of digits, spaces and + ( ) . - x only ({most} characters at most).',
        description: 'Below the field. {most}: "40"; the x is that of an extension',
      },
      most('phone'),
    ),
    propertyType: translate({
      id: 'contact.wrong.propertyType',
      message: 'Please choose a property type.',
      description: 'Below the select "Property type", when nothing is chosen',
    }),
    message: translate(
      {
        id: 'contact.wrong.message',
        message: 'Please shorten your message to {most} characters.',
        description: 'Below the field. {most}: "5,000"',
      },
      most('message'),
    ),
    control: translate({
      id: 'contact.wrong.control',
      message: 'Please remove line breaks and other control characters.',
      description: 'Below a field of one line, into which a text with line breaks was pasted',
    }),
  };
}
