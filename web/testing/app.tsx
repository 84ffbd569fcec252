import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createMemoryRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router';
import { page } from 'vitest/browser';
import { LoadingBar } from '#web/shared/layout/loading-bar.tsx';
import { OfflineBanner } from '#web/shared/layout/offline-banner.tsx';
import { Toasts } from '#web/shared/layout/toasts.tsx';
import { forgetVisits, ReturnToPlace } from '#web/shared/layout/return-to-place.tsx';
import { forgetFocusedTitle } from '#web/shared/layout/use-navigation.ts';
import { FullScreenLoading } from '#web/ui/full-screen-loading.tsx';
import { shownToast } from '#web/ui/toast/toast.ts';
import routes from '../routes.ts';

// The application as in the browser, without its server: every address of web/routes.ts with its layouts and
// what it loads. Only the document around it (web/root.tsx) is the test's.

export const PHONE = [360, 780] as const;
export const DESKTOP = [1280, 800] as const;

let root: Root | undefined;
let router: ReturnType<typeof createMemoryRouter> | undefined;

/** Opens an address as if the browser loaded it, in place of what was open before. */
export async function open(address: string, screen: readonly [number, number] = PHONE) {
  close();
  await page.viewport(...screen);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  router = createMemoryRouter(
    [{ Component: Frame, HydrateFallback: Nothing, children: routes.map(routeOf) }],
    { initialEntries: [address] },
  );
  root.render(<RouterProvider router={router} />);
}

/** Where the person is now. */
export const address = (): string => {
  const { pathname = '', search = '', hash = '' } = router?.state.location ?? {};
  return decodeURIComponent(pathname) + search + hash;
};

/** Follows a link to an address. */
export const follow = async (to: string): Promise<void> => router?.navigate(to);

/** Presses the browser's back button. */
export const goBack = (): void => void router?.navigate(-1);

export function close(): void {
  root?.unmount();
  router?.dispose();
  document.body.replaceChildren();
  forgetFocusedTitle();
  forgetVisits();
  shownToast.set(undefined);
  [root, router] = [undefined, undefined];
}

/** What stands around each page in web/root.tsx. */
function Frame(): ReactNode {
  return (
    <>
      <LoadingBar />
      <OfflineBanner />
      <Outlet />
      <Toasts />
      <FullScreenLoading />
      <ReturnToPlace />
    </>
  );
}

const Nothing = () => null;

/** What a file of web/routes.ts exports for the browser; `loader` alone would be asked of the server. */
interface RouteModule {
  default: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: ComponentType;
  loader?: RouteObject['loader'];
  clientLoader?: RouteObject['loader'];
  clientMiddleware?: RouteObject['middleware'];
  handle?: unknown;
}

const files = import.meta.glob<RouteModule>(['../{areas,shared}/**/*.tsx', '!../**/*.test.tsx']);

function routeOf({ file, path, index, children }: RouteConfigEntry): RouteObject {
  const load = async () => {
    const module = await files[`../${file}`]?.();
    if (!module) throw new Error(`${file} does not exist`);
    return module;
  };
  const lazy = {
    Component: async () => withComponentProps((await load()).default),
    ErrorBoundary: async () => (await load()).ErrorBoundary,
    loader: async () => (await load()).clientLoader ?? (await load()).loader,
    middleware: async () => (await load()).clientMiddleware ?? [],
    handle: async () => (await load()).handle,
  };
  return { path, index, lazy, children: children?.map(routeOf) } as RouteObject;
}
