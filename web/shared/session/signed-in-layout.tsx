import { useEffect } from 'react';
import { type MiddlewareFunction, Outlet, useMatches, useNavigate } from 'react-router';
import { readCredentials, readSession, useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { SignedInPage } from '#web/shared/layout/page.tsx';
import { QueryProvider } from '#web/shared/query.tsx';
import { checkSession } from './calls.ts';
import { requireSession } from './guard.ts';
import { SignedInSkeleton } from './signed-in-skeleton.tsx';
import { isLeaving } from './use-logout.ts';
import { useNavbar } from './use-navbar.ts';
import { useUser } from './use-user.ts';
import { isWhole } from './whole-user.ts';

/**
 * A route below may export `handle = { layout: 'app' }` to fill the window, as the chat does, or `'wide'`
 * for tables. The innermost that says so decides.
 */
interface Handle {
  layout?: 'page' | 'wide' | 'app';
}

/**
 * Before any loader below: visitors leave for /login. Signed in without a readable user, or with one that
 * an older release has stored, it is asked for before any screen needs it.
 */
const admit: MiddlewareFunction = async (_args, next) => {
  const session = readSession();
  if (readCredentials() && !(session && isWhole(session.user)))
    await checkSession().catch(() => {});
  requireSession();
  return next();
};

export const clientMiddleware = [admit];

export function clientLoader() {
  requireSession();
  return null;
}

export const HydrateFallback = SignedInSkeleton;

/** Around every screen that needs a session. */
export default function SignedInLayout() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    // Logged out here or in another tab, or cleared because the server no longer knows it.
    if (session === null && !isLeaving()) void navigate(paths.login, { replace: true });
  }, [session, navigate]);

  if (!session) return <SignedInSkeleton />;
  // Another account in another tab: nothing of the former one stays on the screen or in memory.
  return (
    <QueryProvider key={session.keylogin}>
      <Shell />
    </QueryProvider>
  );
}

function Shell() {
  const navbar = useNavbar();
  const matches = useMatches();
  const layouts = matches.map(({ handle }) => (handle as Handle | undefined)?.layout);
  const layout = layouts.findLast(Boolean) ?? 'page';
  // The session check (1 §4).
  useUser();
  return (
    <SignedInPage {...navbar} layout={layout}>
      <Outlet />
    </SignedInPage>
  );
}
