import { siteOrigin } from '#web/shared/page-meta.ts';

/** The breadcrumb of a page, from the home page on (schema.org's BreadcrumbList). */
export const breadcrumb = (entries: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', path: '/' }, ...entries].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin() + path,
  })),
});
