import type { MetaDescriptor } from 'react-router';

/** Title and description for the browser's tab, search engines and shared links. */
export const pageMeta = (title: string, description: string): MetaDescriptor[] => [
  { title: `${title} · Maestros` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:site_name', content: 'Maestros' },
  { property: 'og:locale', content: 'es_MX' },
];
