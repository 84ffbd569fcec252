import type { OutputOf } from '#contract/call.ts';
import type { getZonas } from '#contract/search.ts';
import { paths } from '#web/paths.ts';
import { siteOrigin } from '#web/shared/page-meta.ts';
import { breadcrumb } from './breadcrumb.ts';
import { platform } from './home.ts';

type Zona = OutputOf<typeof getZonas>;

/** A category as a service, with its area and lowest price. */
export function categoryStructuredData({ categoria, estado, desde, desde_unidad }: Zona): object[] {
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
