import { paths } from '#web/paths.ts';
import { siteOrigin } from '#web/shared/page-meta.ts';
import type { Zona } from '../search/open-search.ts';
import { breadcrumb } from './breadcrumb.ts';
import { platform } from './home.ts';

/** A category as a service that is offered somewhere, from a price. */
export function categoryThings({ categoria, estado, desde, desde_unidad }: Zona): object[] {
  const url = siteOrigin() + paths.category(categoria, estado);
  return [
    {
      '@type': 'Service',
      '@id': `${url}#servicio`,
      name: `${categoria} en ${estado || 'México'}`,
      serviceType: categoria,
      url,
      provider: platform(),
      areaServed: estado ? { '@type': 'State', name: estado, containedInPlace: MEXICO } : MEXICO,
      ...(desde !== null && {
        offers: {
          '@type': 'Offer',
          priceCurrency: 'MXN',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceCurrency: 'MXN',
            minPrice: desde,
            unitText: desde_unidad,
          },
        },
      }),
    },
    breadcrumb([
      { name: 'Categorías', path: paths.categories },
      { name: categoria, path: paths.category(categoria) },
      ...(estado ? [{ name: estado, path: paths.category(categoria, estado) }] : []),
    ]),
  ];
}

const MEXICO = { '@type': 'Country', name: 'México' };
