import { ROL } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import type { NavUser } from './nav-links.ts';
import type { Counts } from './counts.ts';

/** A link of the bar at the bottom of a phone. */
export interface BarLink {
  label: string;
  to: string;
  icon: 'home' | 'requests' | 'ask' | 'chats' | 'person' | 'works' | 'money';
  /** The screens where it is the current one; only on these the bar is shown. */
  roots: readonly string[];
  /** What waits there: how many, and the words for one and for several. */
  count?: { of: readonly (keyof Counts)[]; one: string; many: string };
}

const CHATS: BarLink = {
  label: 'Chats',
  to: paths.conversations,
  icon: 'chats',
  roots: [paths.conversations],
  count: { of: ['conversaciones'], one: 'sin leer', many: 'sin leer' },
};
const WAITS = { one: 'te espera', many: 'te esperan' } as const;

const CLIENT: readonly BarLink[] = [
  {
    label: 'Inicio',
    to: paths.home,
    icon: 'home',
    roots: [paths.home],
    // As many as stand there in «Te toca».
    count: { of: ['solicitudes', 'proyectos'], ...WAITS },
  },
  {
    label: 'Solicitudes',
    to: paths.clientRequests,
    icon: 'requests',
    roots: [paths.clientRequests],
    count: { of: ['solicitudes'], ...WAITS },
  },
  { label: 'Pedir', to: paths.request, icon: 'ask', roots: [] },
  CHATS,
  {
    label: 'Cuenta',
    to: paths.client,
    icon: 'person',
    roots: [paths.client, paths.clientProjects, paths.clientFavourites, paths.clientReviews],
  },
];

const PROFESSIONAL: readonly BarLink[] = [
  {
    label: 'Inicio',
    to: paths.professional,
    icon: 'home',
    roots: [paths.professional, paths.professionalRequests, paths.home],
    count: { of: ['solicitudes'], one: 'por responder', many: 'por responder' },
  },
  {
    label: 'Trabajos',
    to: paths.professionalProjects,
    icon: 'works',
    roots: [paths.professionalProjects],
    count: { of: ['proyectos'], ...WAITS },
  },
  CHATS,
  { label: 'Dinero', to: paths.earnings, icon: 'money', roots: [paths.earnings] },
  {
    label: 'Perfil',
    to: paths.professionalSelf,
    icon: 'person',
    roots: [paths.professionalSelf, paths.professionalReviews],
  },
];

/**
 * The links of the bar at an address; none where there is no bar: for visitors and the team, in an open conversation,
 * in forms and whatever else is not the root of a part.
 */
export function barLinks(user: NavUser | null, pathname: string): readonly BarLink[] {
  const links =
    user?.rol === ROL.client ? CLIENT : user?.rol === ROL.professional ? PROFESSIONAL : [];
  return links.some((link) => isCurrent(link, pathname)) ? links : [];
}

/** Whether an address belongs to a link. */
export const isCurrent = ({ roots }: BarLink, pathname: string): boolean =>
  roots.includes(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
