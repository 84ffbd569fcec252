import { Outlet } from 'react-router';
import { PublicPage } from '#web/shared/layout/page.tsx';
import { useNavbar } from './use-navbar.ts';

/** Around every public page. A session that ends here leaves the visitor where they are. */
export default function PublicLayout() {
  return (
    <PublicPage {...useNavbar()}>
      <Outlet />
    </PublicPage>
  );
}
