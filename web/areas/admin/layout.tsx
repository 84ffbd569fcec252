import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
} from 'react-router';
import { ROL } from '#contract/call.ts';
import { useSession } from '#web/api/session-store.ts';
import { paths } from '#web/paths.ts';
import { AreaLayout } from '#web/shared/own-area/area-layout.tsx';
import { menuCounts } from '#web/shared/layout/menu-counts.ts';
import { requireSession } from '#web/shared/session/guard.ts';
import { useCounts } from '#web/shared/session/counts.ts';
import { FirstFactor, type FirstWay } from './administrators/first-factor.tsx';
import { linksOf } from './nav.ts';
import { NotForYou } from './not-for-you.tsx';
import { useClosed } from './screens.ts';
import { TeamSearch } from './team-search/team-search.tsx';
import { usePending } from './use-pending.ts';

/** Tables need the window's width. */
export const handle = { layout: 'wide' };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireSession(request, ROL.admin);
  return null;
}

/** Layout of the administrator's screens; anybody else is redirected to /login (1 §2). */
export default function AdminLayout() {
  const navigate = useNavigate();
  const user = useSession()?.user;
  const admin = user?.rol === ROL.admin;
  const needsFactor = user?.segundo_factor === 'falta';
  const [way, setWay] = useState<FirstWay | null>(null);
  useEffect(() => {
    // Another tab may have signed in as somebody else.
    if (!admin) void navigate(paths.login, { replace: true });
  }, [admin, navigate]);
  if (!admin) return null;
  return needsFactor || way ? <FirstFactor way={way} onWay={setWay} /> : <Area />;
}

function Area() {
  const pending = usePending().data;
  const unread = useCounts().conversaciones;
  const closed = useClosed();
  const why = closed(useLocation().pathname);
  const links = linksOf(pending, unread).filter(({ to }) => closed(to) === undefined);
  useEffect(() => {
    // Also for screens outside the area, such as the chat.
    const counted = linksOf(pending, 0).flatMap(({ to, count }) =>
      count ? [[to, { count: count.value, label: count.label }] as const] : [],
    );
    menuCounts.set(Object.fromEntries(counted));
  }, [pending]);
  const { layout } = (useMatches().at(-1)?.handle ?? {}) as { layout?: string };
  const fills = layout === 'app';
  const screen = why === undefined ? <Outlet /> : <NotForYou {...{ why, fills }} />;
  return (
    <>
      {/* A screen that fills the window has its own back button and no room for the navigation. */}
      {fills ? (
        screen
      ) : (
        <AreaLayout label="Administración" links={links}>
          {screen}
        </AreaLayout>
      )}
      <TeamSearch />
    </>
  );
}
