import type { MetaDescriptor } from 'react-router';
import { shareImages } from '../paths.ts';
import { shorten } from './shorten.ts';

export interface PageFacts {
  /** What the page is, without the platform's name. */
  title: string;
  /** One or two sentences for the results of a search engine; what does not fit is cut. */
  description: string;
  /** Its one address, of `paths`, whatever address it was reached by. */
  path: string;
  /** For pages that help nobody who comes from a search engine. */
  noindex?: boolean;
  /** Shown where a link to it is shared, 1200 × 630; the platform's own if it has none. */
  image?: ShareImage;
  /**
   * What it says for machines (schema.org). Browsers do not read it: make it under
   * `import.meta.env.SSR`, so that what makes it stays out of their script.
   */
  things?: readonly object[];
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
 * Everything in a page's head that is about the page. Browsers need the title, and the one address
 * for what they share; the rest is for those who read the document alone, and stays out of the
 * browser's script.
 */
export function pageMeta({ title, description, path, ...rest }: PageFacts): MetaDescriptor[] {
  const summary = shorten(description, DESCRIPTION);
  return [
    { title: withName(title) },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: siteOrigin() + path },
    ...(rest.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(import.meta.env.SSR ? forReaders({ title, path, ...rest }, summary) : []),
  ];
}

/** The platform's name after it, where it fits. */
function withName(title: string): string {
  const named = `${title} · Maestros`;
  return named.length <= TITLE ? named : shorten(title, TITLE);
}

function forReaders(
  { title, path, image = ownImage, things = [] }: Omit<PageFacts, 'description'>,
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
    // No nonce: the policy is about scripts that run, and the router escapes what could end it.
    ...things.map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

/** Where server/web/mount.ts says which address the platform has. */
const ORIGIN = Symbol.for('maestros.origin');

/** The platform's own address, whatever name the visitor used for it. */
export function siteOrigin(): string {
  if (import.meta.env.SSR) return (globalThis as { [ORIGIN]?: string })[ORIGIN] ?? '';
  return (documentOrigin ??= originOfDocument());
}

let documentOrigin: string | undefined;

/** The server wrote it into the first document, if that was a public page. */
function originOfDocument(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link ? new URL(link.href).origin : location.origin;
}
