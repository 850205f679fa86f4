import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import Booking from '@words/_booking.md';
import { company, services } from '@site/src/data';
import { breadcrumbData } from '@site/src/lib/structured-data/breadcrumb';
import { serviceData } from '@site/src/lib/structured-data/service';
import { placedTitle } from '@site/src/lib/titles';
import { JsonLd } from '../seo/JsonLd';
import { Page, type WrittenPage } from '../seo/Page';
import { Icon } from '../ui/Icon';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import styles from './ServicePage.module.css';

export interface ServicePageProps extends WrittenPage {
  /** A key of `src/data/services.json`, which has the name, icon and address. */
  service: string;
  lead: string;
}

/** The layout of a service's page: a hero with a link back, the sections of its text, and how to book. */
export function ServicePage({
  service,
  title,
  lead,
  children,
  ...head
}: ServicePageProps): ReactNode {
  const entry = services[service]!;
  const crumbs = [
    { name: translate({ id: 'breadcrumb.home', message: 'Home' }), path: '/' },
    { name: translate({ id: 'breadcrumb.services', message: 'Services' }), path: '/services' },
    { name: entry.name, path: entry.path },
  ];
  const back = translate({ id: 'services.back', message: 'Back to Services' });
  return (
    <Page
      {...head}
      title={placedTitle(title, company.areasServedShort.join(', '), company.name)}
      structuredData={serviceData(entry)}
    >
      <JsonLd data={breadcrumbData(crumbs)} />
      <PageHero
        title={entry.name}
        lead={lead}
        back={{ to: '/services', label: back }}
        actions={<ScheduleButton />}
        figure={
          <div className={styles.mark}>
            <Icon name={entry.icon} />
          </div>
        }
      />
      {children}
      <MDXContent>
        <Booking />
      </MDXContent>
    </Page>
  );
}
