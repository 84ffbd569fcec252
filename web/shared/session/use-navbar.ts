import { useEffect } from 'react';
import { pictureUrl } from '#web/api/client.ts';
import { useSession } from '#web/api/session-store.ts';
import type { NavbarProps } from '#web/shared/layout/navbar.tsx';
import { watchLostSession } from './lost-session.ts';
import { useUnread } from './unread.ts';
import { useLogout } from './use-logout.ts';

/** What the head of a page shows of the session: who, how many unread messages, the way out. */
export function useNavbar(): NavbarProps {
  const session = useSession();
  const logout = useLogout();
  const unread = useUnread(session?.keylogin);
  useEffect(watchLostSession, []);
  if (!session) return { user: null };
  const { nombre, rol, img_profile } = session.user;
  return {
    user: { nombre, rol, imagen: pictureUrl(img_profile) ?? null },
    unread,
    onLogout: () => void logout(),
  };
}
