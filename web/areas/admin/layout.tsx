import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { requireSession } from '#web/shared/session/guard.ts';
import { AdminNav } from './admin-nav.tsx';
import style from './layout.module.css';

export function clientLoader() {
  requireSession(ROL.admin);
  return null;
}

/** Around the administrator's screens: anybody else is led to /login (1 §2). */
export default function AdminLayout() {
  const navigate = useNavigate();
  const admin = useSession()?.user.rol === ROL.admin;
  useEffect(() => {
    // Another tab may have signed in as somebody else.
    if (!admin) void navigate(paths.login, { replace: true });
  }, [admin, navigate]);
  return admin ? (
    <div className={style.area}>
      <AdminNav />
      <Outlet />
    </div>
  ) : null;
}
