import { Outlet, useMatches } from 'react-router';
import { PublicPage } from '#web/shared/layout/page.tsx';
import { useNavbar } from './use-navbar.ts';
import { useSessionCheck } from './use-session-check.ts';

/** A child route may export `handle = { working: true }` for a form of several steps: the footer leaves on a phone. */
interface Handle {
  working?: boolean;
}

/** The layout of every public page. */
export default function PublicLayout() {
  useSessionCheck();
  const working = useMatches().some(({ handle }) => (handle as Handle | undefined)?.working);
  return (
    <PublicPage {...useNavbar()} working={working}>
      <Outlet />
    </PublicPage>
  );
}
