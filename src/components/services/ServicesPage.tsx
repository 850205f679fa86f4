import type { ReactNode } from 'react';
import { services } from '@site/src/data';
import { businessData } from '@site/src/lib/structured-data/business';
import { serviceListData } from '@site/src/lib/structured-data/service';
import { JsonLd } from '../seo/JsonLd';
import { Page, type WrittenPage } from '../seo/Page';
import { Icon } from '../ui/Icon';
import { PageHero } from '../ui/PageHero';
import styles from './ServicesPage.module.css';

export interface ServicesPageProps extends WrittenPage {
  heading: string;
  lead: string;
}

/** The layout of the page that lists the services. */
export function ServicesPage({ heading, lead, children, ...head }: ServicesPageProps): ReactNode {
  return (
    <Page {...head} structuredData={serviceListData()}>
      <JsonLd data={businessData(head.description)} />
      <PageHero title={heading} lead={lead} figure={<Marks />} />
      {children}
    </Page>
  );
}

/** The icons of the services, as decoration. */
function Marks(): ReactNode {
  return (
    <div className={styles.marks}>
      {Object.values(services).map(({ icon, path }) => (
        <Icon key={path} name={icon} />
      ))}
    </div>
  );
}
