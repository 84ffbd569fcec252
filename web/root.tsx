import './theme/fonts.css';
import './theme/tokens.css';
import './theme/global.css';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { isPayingAddress } from '#lib/paying.ts';
import { useNonces } from './nonces.ts';
import { ErrorPage } from './shared/session/error-page.tsx';
import { PrefetchOnIntent } from './areas/public/prefetch.tsx';
import { LoadingBar } from './shared/layout/loading-bar.tsx';
import { Toasts } from './shared/layout/toasts.tsx';
import { ReturnToPlace } from './shared/layout/return-to-place.tsx';
import { OldBrowser, oldBrowserScript } from './shared/layout/old-browser.tsx';
import { OfflineBanner } from './shared/layout/offline-banner.tsx';
import { CouldNotStart, HeldScripts } from './shared/layout/start/held-scripts.tsx';
import { trustedTypesScript } from './shared/layout/start/trusted-types.ts';
import { colorSchemeScript, useSystemColorScheme } from './theme/color-scheme.ts';
import bricolage from './theme/fonts/bricolage-grotesque-700.woff2?url';
import figtree from './theme/fonts/figtree-400-700.woff2?url';
import { clientScript } from './shared/session/mark-client.ts';
import { FullScreenLoading } from './ui/full-screen-loading.tsx';

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const nonces = useNonces();
  const { pathname, search } = useLocation();
  useSystemColorScheme();
  return (
    <html lang="es-MX" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b2130" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {[figtree, bricolage].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links nonce={nonces.style} />
        <script
          nonce={nonces.script}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            // Run by then, and no text that has to be trusted where React draws the document anew.
            __html: import.meta.env.SSR ? headScript(isPayingAddress(pathname, search)) : '',
          }}
        />
      </head>
      <body>
        <OldBrowser />
        <LoadingBar />
        <OfflineBanner />
        {children}
        <CouldNotStart />
        <PrefetchOnIntent />
        <Toasts />
        <FullScreenLoading />
        <ScrollRestoration nonce={nonces.script} />
        <ReturnToPlace />
        <Scripts nonce={nonces.script} />
        <HeldScripts />
      </body>
    </html>
  );
}

const headScript = (pays: boolean): string =>
  [trustedTypesScript(pays), colorSchemeScript, clientScript, oldBrowserScript].join(';');

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
