import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, services, type ServiceId } from '@site/src/data';
import { breadcrumbData } from '@site/src/lib/structured-data/breadcrumb';
import { serviceData } from '@site/src/lib/structured-data/service';
import { placedTitle } from '@site/src/lib/titles';
import { JsonLd } from '../seo/JsonLd';
import { Page } from '../seo/Page';
import { BackLink } from '../ui/BackLink';
import { Icon } from '../ui/Icon';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import styles from './ServicePage.module.css';

export interface ServicePageProps {
  service: ServiceId;
  /** One or two sentences for search results. */
  description: string;
  keywords: string[];
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of the five service pages: way back, hero, sections, and the call to action at the end. */
export function ServicePage({
  service,
  description,
  keywords,
  lead,
  children,
}: ServicePageProps): ReactNode {
  const entry = services[service];
  const back = {
    to: '/services',
    label: translate({ id: 'services.back', message: 'Back to Services' }),
  };
  return (
    <Page
      title={placedTitle(
        entry.pageTitle ?? entry.name,
        company.areasServedShort.join(', '),
        company.name,
      )}
      description={description}
      keywords={keywords}
      structuredData={serviceData(entry)}
    >
      <JsonLd
        data={breadcrumbData([
          { name: translate({ id: 'breadcrumb.home', message: 'Home' }), path: '/' },
          {
            name: translate({ id: 'breadcrumb.services', message: 'Services' }),
            path: '/services',
          },
          { name: entry.name, path: entry.path },
        ])}
      />
      <PageHero
        title={entry.name}
        lead={lead}
        back={back}
        actions={<ScheduleButton />}
        figure={
          <div className={styles.mark}>
            <Icon name={entry.icon} />
          </div>
        }
      />
      {children}
      <section className="section no-print">
        <div className="page">
          <h2>
            <Translate id="services.ready">Book this service</Translate>
          </h2>
          <p className="lead">
            <Translate id="services.readyText">
              Choose a time online. Not sure which test fits? Ask us first.
            </Translate>
          </p>
          <div className="actions">
            <ScheduleButton />
            <BackLink {...back} />
          </div>
        </div>
      </section>
    </Page>
  );
}
