import type { PublicProfile } from '#contract/profile/view.ts';
import { WHOLE_COUNTRY, WHOLE_STATE } from '#lib/search-text.ts';
import { pictureUrl } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { siteOrigin } from '#web/shared/page-meta.ts';
import { displayName } from '../professional-words.ts';
import { breadcrumb } from './breadcrumb.ts';
import { platform } from './home.ts';

/** The profile page, the person, and their service with its reviews. */
export function profileStructuredData(profile: PublicProfile): object[] {
  const url = siteOrigin() + paths.profile(profile.keylogin);
  const picture = pictureUrl(profile.img_profile);
  const image = picture && { image: siteOrigin() + picture };
  return [
    {
      '@type': 'ProfilePage',
      url,
      dateCreated: profile.miembro_desde,
      mainEntity: {
        '@type': 'Person',
        '@id': `${url}#persona`,
        name: profile.nombre,
        jobTitle: profile.profesion,
        url,
        ...image,
        worksFor: { '@id': `${url}#servicio` },
      },
    },
    {
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${url}#servicio`,
      name: displayName(profile),
      description: profile.descripcion,
      url,
      ...image,
      memberOf: platform(),
      knowsAbout: [profile.profesion, ...profile.profesiones],
      ...area(profile),
      ...(profile.desde !== null && { priceRange: `Desde $${profile.desde} MXN` }),
      ...opinions(profile),
    },
    breadcrumb([
      { name: 'Categorías', path: paths.categories },
      { name: profile.profesion, path: paths.category(profile.profesion) },
      { name: displayName(profile), path: paths.profile(profile.keylogin) },
    ]),
  ];
}

/** The service area; never the home address. */
function area({ estado, ciudad }: PublicProfile): object {
  if (estado === WHOLE_COUNTRY) return { areaServed: { '@type': 'Country', name: 'México' } };
  const state = { '@type': 'State', name: estado };
  const city = { '@type': 'City', name: ciudad, containedInPlace: state };
  return { areaServed: ciudad === WHOLE_STATE ? state : city };
}

/** The rating and reviews; without reviews there is no rating. */
function opinions({ average_rating, reviews_count, reviews }: PublicProfile): object {
  if (average_rating === null || reviews_count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average_rating,
      reviewCount: reviews_count,
      bestRating: 5,
      worstRating: 0,
    },
    review: reviews.map(({ review_nombre, createAt, rating, description }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review_nombre },
      datePublished: createAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 0 },
      ...(description && { reviewBody: description }),
    })),
  };
}
