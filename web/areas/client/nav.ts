import { IconHome, IconMapPin, IconUser } from '@tabler/icons-react';
import { paths } from '#web/paths.ts';
import type { AreaLink } from '#web/shared/own-area/area-layout.tsx';

/** The screens of a client's area, in the order of their links. */
export const LINKS: readonly AreaLink[] = [
  { to: paths.client, label: 'Resumen', Icon: IconHome },
  { to: paths.clientAccount, label: 'Cuenta', Icon: IconUser },
  { to: paths.clientAddress, label: 'Dirección', Icon: IconMapPin },
];
