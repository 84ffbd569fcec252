import {
  IconBellCog,
  IconBriefcase,
  IconBuildingBank,
  IconClipboardList,
  IconCoins,
  IconHome,
  IconId,
  IconMapPin,
  IconMedal,
  IconPhoto,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import type { Counts } from '#web/shared/layout/counts.ts';
import type { AreaLink } from '#web/shared/own-area/area-layout.tsx';

/** The screens of a professional's area, in the order of their links, with what waits there. */
export const linksOf = ({ solicitudes, proyectos }: Counts): readonly AreaLink[] => [
  { to: paths.professional, label: 'Resumen', Icon: IconHome },
  {
    to: paths.professionalRequests,
    label: 'Solicitudes',
    Icon: IconClipboardList,
    count: { value: solicitudes, label: 'por responder' },
  },
  {
    to: paths.professionalProjects,
    label: 'Mis proyectos',
    Icon: IconBriefcase,
    count: { value: proyectos, label: 'por hacer' },
  },
  { to: paths.earnings, label: 'Dinero', Icon: IconCoins },
  { to: paths.professionalReviews, label: 'Reseñas', Icon: IconStar },
  { to: paths.professionalAccount, label: 'Cuenta', Icon: IconUser },
  { to: paths.professionalAddress, label: 'Dirección', Icon: IconMapPin },
  { to: paths.professionalProfile, label: 'Perfil', Icon: IconId },
  { to: paths.portfolio, label: 'Portafolio', Icon: IconPhoto },
  { to: paths.payout, label: 'Método de pago', Icon: IconBuildingBank },
  {
    to: paths.membership,
    label: 'Membresía',
    Icon: IconMedal,
    // Of what they pay by card for it.
    also: paths.professionalReceipts,
  },
  { to: paths.professionalPreferences, label: 'Qué te avisamos', Icon: IconBellCog },
];
