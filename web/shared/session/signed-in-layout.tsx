import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useMatches,
  useNavigate,
} from 'react-router';
import { readCredentials, readSession, useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { SignedInPage } from '#web/shared/layout/page.tsx';
import { QueryProvider } from '#web/shared/query.tsx';
import { useWorker } from './use-worker.ts';
import { checkSession } from './calls.ts';
import { Proof } from './proof/proof.tsx';
import { requireSession } from './guard.ts';
import { SignedInSkeleton } from './signed-in-skeleton.tsx';
import { isLeaving } from './use-logout.ts';
import { useNavbar } from './use-navbar.ts';
import { useReadHere } from './use-read-here.ts';
import { useUnsent } from './use-unsent.ts';
import { useUser } from './use-user.ts';
import { isCompleteUser } from './complete-user.ts';

/**
 * A child route may export `handle = { layout: 'app' }` to fill the window, as the chat does, or `'wide'`
 * for tables. The innermost one wins.
 */
interface Handle {
  layout?: 'page' | 'wide' | 'app';
}

/**
 * Runs before the loaders of child routes: redirects visitors to /login. When the stored user is
 * unreadable, or was stored by an older release, it is fetched before any screen needs it.
 */
const admit: MiddlewareFunction = async ({ request }, next) => {
  const session = readSession();
  if (readCredentials() && !(session && isCompleteUser(session.user)))
    await checkSession().catch(() => {});
  requireSession(request);
  return next();
};

export const clientMiddleware = [admit];

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return null;
}

export const HydrateFallback = SignedInSkeleton;

/** The layout of every screen that needs a session. */
export default function SignedInLayout() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Logged out here or in another tab, or cleared because the server no longer knows it.
    if (session === null && !isLeaving()) void navigate(paths.login, { replace: true });
  }, [session, navigate]);

  if (!session) return <SignedInSkeleton />;
  // When another tab signs in to another account, nothing of the former one stays on screen or in memory.
  return (
    <QueryProvider key={session.keylogin}>
      <Shell me={session.keylogin} />
    </QueryProvider>
  );
}

function Shell({ me }: { me: string }) {
  const navbar = useNavbar();
  const matches = useMatches();
  const layouts = matches.map(({ handle }) => (handle as Handle | undefined)?.layout);
  const layout = layouts.findLast(Boolean) ?? 'page';
  // The session check (1 §4).
  useUser();
  useReadHere();
  useWorker();
  useUnsent(me);
  return (
    <>
      <SignedInPage {...navbar} layout={layout}>
        <Outlet />
      </SignedInPage>
      <Proof />
    </>
  );
}
