import {
  IconBellCog,
  IconBriefcase,
  IconClipboardList,
  IconHeart,
  IconHome,
  IconMapPin,
  IconReceipt,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { Outlet, useLocation } from 'react-router';
import { ROL } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import type { Counts } from '#web/shared/layout/counts.ts';
import { useCounts } from '#web/shared/session/counts.ts';
import { AreaLayout, type AreaLink } from '#web/shared/own-area/area-layout.tsx';
import { WrongArea } from '#web/shared/own-area/wrong-area.tsx';
import { useUser } from '#web/shared/session/use-user.ts';

/** Layout of the client's screens (2 §2). */
export default function ClientLayout() {
  const { rol } = useUser().user;
  const counts = useCounts();
  const panes = useLocation().pathname.startsWith(paths.clientRequests);
  if (rol !== ROL.client) return <WrongArea rol={rol} whose="clientes" />;
  return (
    <AreaLayout label="Mi cuenta" links={linksOf(counts)} panes={panes}>
      <Outlet />
    </AreaLayout>
  );
}

/** The screens of a client's area, in the order of their links, with what waits there. */
const linksOf = ({ solicitudes, proyectos }: Counts): readonly AreaLink[] => [
  { to: paths.client, label: 'Resumen', Icon: IconHome },
  {
    to: paths.clientRequests,
    label: 'Solicitudes',
    Icon: IconClipboardList,
    count: { value: solicitudes, label: 'por atender' },
  },
  {
    to: paths.clientProjects,
    label: 'Mis proyectos',
    Icon: IconBriefcase,
    count: { value: proyectos, label: 'por hacer' },
  },
  { to: paths.clientReceipts(), label: 'Recibos', Icon: IconReceipt },
  { to: paths.clientFavourites, label: 'Favoritos', Icon: IconHeart },
  { to: paths.clientReviews, label: 'Reseñas', Icon: IconStar },
  { to: paths.clientAccount, label: 'Cuenta', Icon: IconUser },
  { to: paths.clientAddress, label: 'Dirección', Icon: IconMapPin },
  { to: paths.clientPreferences, label: 'Qué te avisamos', Icon: IconBellCog },
];
