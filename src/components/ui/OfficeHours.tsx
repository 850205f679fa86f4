import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { languageName } from '@site/src/languages/language-name';
import { contactDays } from '@site/src/lib/contact-days';
import { hoursInWords } from '@site/src/lib/hours';

/** When the office is open, and on which days it answers. */
export const OfficeHours = (): ReactNode => (
  <Translate
    id="hours.all"
    values={{ office: hoursInWords(company.openingHours.office), days: contactDays() }}
  >
    {'{office}; phone, text and email {days}'}
  </Translate>
);

/** The languages that the office speaks, named in the page's language. */
export const OfficeLanguages = (): ReactNode =>
  company.languages.map((language) => languageName(language)).join(', ');
