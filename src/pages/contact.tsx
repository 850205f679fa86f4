import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ContactContent } from '@site/src/components/contact/ContactContent';
import { company } from '@site/src/data';
import { Page } from '@site/src/components/seo/Page';

export default function Contact(): ReactNode {
  return (
    <Page
      title={translate(
        { id: 'contact.title', message: 'Contact: radon testing in {town}' },
        { town: company.address.locality },
      )}
      description={translate({
        id: 'contact.description',
        message:
          'Call, text, e-mail or write to a radon testing company in Gaithersburg, Maryland. We usually answer within a day, in English, Spanish or Portuguese.',
      })}
      keywords={['contact radon tester', 'radon testing Gaithersburg']}
    >
      <ContactContent />
    </Page>
  );
}
