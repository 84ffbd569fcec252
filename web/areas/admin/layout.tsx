import { useEffect } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { AreaLayout } from '#web/shared/own-area/area-layout.tsx';
import { requireSession } from '#web/shared/session/guard.ts';
import { useUnreadCount } from '#web/shared/session/unread.ts';
import { linksOf } from './nav.ts';
import { usePending } from './use-pending.ts';

/** Tables need the window's width. */
export const handle = { layout: 'wide' };

export function clientLoader() {
  requireSession(ROL.admin);
  return null;
}

/** Layout of the administrator's screens; anybody else is redirected to /login (1 §2). */
export default function AdminLayout() {
  const navigate = useNavigate();
  const admin = useSession()?.user.rol === ROL.admin;
  useEffect(() => {
    // Another tab may have signed in as somebody else.
    if (!admin) void navigate(paths.login, { replace: true });
  }, [admin, navigate]);
  return admin ? <Area /> : null;
}

function Area() {
  const pending = usePending().data;
  const unread = useUnreadCount();
  const { layout } = (useMatches().at(-1)?.handle ?? {}) as { layout?: string };
  // A screen that fills the window has its own back button and no room for the navigation.
  if (layout === 'app') return <Outlet />;
  return (
    <AreaLayout label="Administración" links={linksOf(pending, unread)}>
      <Outlet />
    </AreaLayout>
  );
}
