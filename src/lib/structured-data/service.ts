import type { ItemList, Service as ServiceData, WithContext } from 'schema-dts';
import { company, services, type Service } from '../../data';
import { absoluteUrl } from './absolute-url';
import { priceOf } from './price';
import { BUSINESS } from './business';

const offersOf = (service: Service) => {
  const [id = ''] = Object.entries(services).find(([, { path }]) => path === service.path) ?? [];
  const price = priceOf(id);
  return price.priceSpecification ? { offers: { '@type': 'Offer', ...price } as const } : {};
};

const body = (service: Service) => {
  const { name, description, path } = service;
  return {
    '@type': 'Service',
    name,
    description,
    serviceType: name,
    url: absoluteUrl(path),
    provider: BUSINESS,
    areaServed: company.areasServed,
    ...offersOf(service),
  } as const;
};

/** One service as structured data, with its provider and the areas it is offered in. */
export function serviceData(service: Service): WithContext<ServiceData> {
  return { '@context': 'https://schema.org', ...body(service) };
}

/** All services as structured data, for the page that lists them. */
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
