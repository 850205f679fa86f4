import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ServiceCards } from './ServiceCards';

/** The services in short, on the home page. */
export function ServiceOverview(): ReactNode {
  return (
    <section className="section tinted">
      <div className="page">
        <h2>
          <Translate id="home.services.title">Our services</Translate>
        </h2>
        <ServiceCards />
      </div>
    </section>
  );
}
