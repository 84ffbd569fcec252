import { useEffect, useState } from 'react';
import { matchPath, PrefetchPageLinks } from 'react-router';
import { askEarly } from '#web/shared/early.ts';

/** A pointer that rests this long on a link is about to press it; a finger already has. */
const REST = 65;

/** What public pages load besides their code, by address. */
const PAGES: readonly { path: string; load: (url: URL, param: string) => Promise<unknown> }[] = [
  {
    path: '/ver/profesional/:param',
    load: async (_url, param) => (await import('./profile/load.ts')).loadProfile(param),
  },
  {
    path: '/categorias/:param?',
    load: async (url, param) => (await import('./search/load.ts')).loadSearch(url, param),
  },
  {
    path: '/solicitar',
    load: async (url) => (await import('./requests/load.ts')).loadRequest(url, undefined),
  },
  {
    path: '/servicios/:param?',
    load: async (url, param) =>
      (await import('./requests/load.ts')).loadRequest(url, param || undefined),
  },
];

/** What loads the pages that a field of the home page leads to. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  '/solicitar': () => import('./requests/load.ts'),
  '/categorias': () => import('./search/load.ts'),
};

/**
 * Fetches the page behind a link, its code and what a public page shows, when a finger touches the link, a pointer
 * rests on it or the keyboard reaches it; of a page that a form leads to, the code. Whoever saves data loads only what they open.
 */
export function PrefetchOnIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const intend = (link: HTMLAnchorElement) => {
      const { pathname, search } = link;
      setPage(pathname + search);
      for (const { path, load } of PAGES) {
        const match = matchPath(path, pathname);
        if (match)
          askEarly(pathname + search, () =>
            load(new URL(link.href), decodeURIComponent(match.params['param'] ?? '')),
          );
      }
    };
    const onEvent = ({ type, target }: Event) => {
      clearTimeout(timer);
      const form = target instanceof HTMLInputElement ? target.form?.getAttribute('action') : null;
      if (form && LOADERS[form] && !savesData()) {
        setPage(form);
        // What fails now is loaded again by the page itself.
        LOADERS[form]().catch(() => {});
      }
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || !leadsToAPage(link) || savesData()) return;
      if (type === 'pointerover') timer = setTimeout(() => intend(link), REST);
      else intend(link);
    };
    for (const type of EVENTS) document.addEventListener(type, onEvent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of EVENTS) document.removeEventListener(type, onEvent);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

const EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

const leadsToAPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  target === '' &&
  pathname !== location.pathname &&
  !pathname.startsWith('/api/');

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
