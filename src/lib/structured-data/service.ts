import type { ItemList, Service as ServiceData, WithContext } from 'schema-dts';
import { company, services, type Service } from '../../data';
import { absoluteUrl } from './absolute-url';
import { BUSINESS_ID } from './business';

const body = ({ name, description, path }: Service) =>
  ({
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: absoluteUrl(path),
    provider: { '@type': 'LocalBusiness', '@id': BUSINESS_ID, name: company.name },
    areaServed: company.areasServed,
  }) as const;

/** One service, with its provider and the areas it is offered in. */
export function serviceData(service: Service): WithContext<ServiceData> {
  return { '@context': 'https://schema.org', ...body(service) };
}

/** All services, for the page that lists them. */
export function serviceListData(): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: Object.values(services).map((service, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: body(service),
    })),
  };
}
