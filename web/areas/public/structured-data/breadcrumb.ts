import { siteOrigin } from '#web/shared/page-meta.ts';

/** The way to a page, from the home page down (schema.org's BreadcrumbList). */
export const breadcrumb = (steps: readonly { name: string; path: string }[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin() + path,
  })),
});
