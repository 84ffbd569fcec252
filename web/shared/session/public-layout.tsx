import { Outlet } from 'react-router';
import { PublicPage } from '#web/shared/layout/page.tsx';
import { useNavbar } from './use-navbar.ts';
import { useSessionCheck } from './use-session-check.ts';

/** The layout of every public page. */
export default function PublicLayout() {
  useSessionCheck();
  return (
    <PublicPage {...useNavbar()}>
      <Outlet />
    </PublicPage>
  );
}
