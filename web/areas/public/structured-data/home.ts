import { paths, shareImages } from '#web/paths.ts';
import { siteOrigin } from '#web/shared/page-meta.ts';

/** A reference to the platform from other structured data. */
export const platform = (): object => ({ '@id': `${siteOrigin()}/#maestros` });

interface Question {
  readonly pregunta: string;
  readonly respuesta: string;
}

/** The platform, its search, and the questions on the page. */
export function homeStructuredData(questions: readonly Question[]): object[] {
  const origin = siteOrigin();
  return [
    {
      '@type': 'Organization',
      ...platform(),
      name: 'Maestros',
      slogan: 'Servicios para tu hogar',
      url: `${origin}/`,
      image: origin + shareImages.site,
      areaServed: { '@type': 'Country', name: 'México' },
    },
    {
      '@type': 'WebSite',
      name: 'Maestros',
      url: `${origin}/`,
      inLanguage: 'es-MX',
      publisher: platform(),
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${paths.categories}?texto={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ pregunta, respuesta }) => ({
        '@type': 'Question',
        name: pregunta,
        acceptedAnswer: { '@type': 'Answer', text: respuesta },
      })),
    },
  ];
}
