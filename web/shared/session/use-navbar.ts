import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pictureUrl } from '#web/api/client.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import type { NavbarProps } from '#web/shared/layout/navbar.tsx';
import { rememberReturn } from '#web/shared/redirect.ts';
import { mark } from './mark-client.ts';
import { watchLostSession } from './lost-session.ts';
import { usePolledCounts } from './counts.ts';
import { useLogout } from './use-logout.ts';

/** The navbar's props from the session: the user, unread conversations, logout. */
export function useNavbar(): NavbarProps {
  const session = useSession();
  const logout = useLogout();
  const counts = usePolledCounts(session?.keylogin);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    watchLostSession(() => {
      rememberReturn(pathname + search);
      void navigate(paths.login, { replace: true });
    });
  }, [navigate, pathname, search]);
  const signedIn = session !== null;
  useLayoutEffect(() => mark('data-signed-in', signedIn), [signedIn]);
  if (!session) return { user: null };
  const { nombre, rol, img_profile } = session.user;
  return {
    user: { nombre, rol, imagen: pictureUrl(img_profile) ?? null },
    counts,
    onLogout: () => void logout(),
  };
}
