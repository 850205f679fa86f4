import { translate } from '@docusaurus/Translate';
import type { ContactField } from './fields';

/** What the fields are called, in their order on the page. */
export function fieldLabels(): Record<ContactField, string> {
  return {
    firstName: translate({ id: 'contact.form.firstName', message: 'First name' }),
    lastName: translate({ id: 'contact.form.lastName', message: 'Last name' }),
    email: translate({ id: 'contact.form.email', message: 'Email' }),
    phone: translate({ id: 'contact.form.phone', message: 'Phone' }),
    propertyType: translate({ id: 'contact.form.propertyType', message: 'Property type' }),
    message: translate({ id: 'contact.form.message', message: 'Message' }),
  };
}
