import type { MetaDescriptor } from 'react-router';
import { shareImages } from '#web/paths.ts';
import { shorten } from '#lib/shorten.ts';

export interface PageFacts {
  /** What the page is, without the platform's name. */
  title: string;
  /** One or two sentences for search results; shortened to fit. */
  description: string;
  /** Its canonical path, from `paths`. */
  path: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** The preview of a shared link, 1200 × 630; by default the platform's own. */
  image?: ShareImage;
  /**
   * Structured data (schema.org). Only search engines read it: build it under `import.meta.env.SSR`, so
   * that its code stays out of the browser's script.
   */
  structuredData?: readonly object[];
}

export interface ShareImage {
  path: string;
  alt: string;
}

const TITLE = 65;
const DESCRIPTION = 160;

const ownImage: ShareImage = {
  path: shareImages.site,
  alt: 'Maestros. Servicios para tu hogar, con pago protegido',
};

/**
 * The tags in a page's head that describe the page. Browsers need only the title and the canonical
 * address; the rest is for search engines and link previews, and stays out of the browser's script.
 */
export function pageMeta({ title, description, path, ...rest }: PageFacts): MetaDescriptor[] {
  const summary = shorten(description, DESCRIPTION);
  return [
    { title: withName(title) },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: siteOrigin() + path },
    ...(rest.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(import.meta.env.SSR ? tagsForRobots({ title, path, ...rest }, summary) : []),
  ];
}

/** Appends the platform's name where it fits. */
function withName(title: string): string {
  const named = `${title} · Maestros`;
  return named.length <= TITLE ? named : shorten(title, TITLE);
}

function tagsForRobots(
  { title, path, image = ownImage, structuredData = [] }: Omit<PageFacts, 'description'>,
  description: string,
): MetaDescriptor[] {
  const picture = siteOrigin() + image.path;
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Maestros' },
    { property: 'og:locale', content: 'es_MX' },
    { property: 'og:url', content: siteOrigin() + path },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    // Needs no nonce: the policy covers only scripts that run, and the router escapes the content.
    ...structuredData.map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ];
}

/** Where server/web/mount.ts stores the platform's address. */
const ORIGIN = Symbol.for('maestros.origin');

/** The platform's own origin, whichever host name the visitor used. */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return (globalThis as { [ORIGIN]?: string })[ORIGIN] ?? '';
  return (documentOrigin ??= originOfDocument());
}

let documentOrigin: string | undefined;

/** Reads it from the canonical link, which the server writes into public pages. */
function originOfDocument(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}
