import type { Counts } from './counts.ts';
import { paths } from '#web/paths.ts';

/** What the header shows of the signed-in person. */
export interface NavUser {
  nombre: string;
  imagen?: string | null;
  /** 1 client, 2 professional, 4 administrator. */
  rol: 1 | 2 | 4;
}

export interface NavItem {
  label: string;
  to: string;
  /** The number beside it: of unread conversations, or of what waits for an answer, a step, or either. */
  badge?: Badge;
  /** Never «the current page»: it leads to a section of one, or to where another link leads too. */
  section?: boolean;
  /** It is «the current page» on every address that begins with this. */
  area?: string;
  /** The part of its addresses that has a link of its own: there that one is «the current page». */
  without?: string;
  /** Other links begin with its address: it is «the current page» only on an exact match. */
  end?: boolean;
}

type Badge = 'unread' | 'requests' | 'projects' | 'waiting';

/** The number of a link and what it counts, for screen readers. */
export function badgeOf(badge: Badge, counts: Counts) {
  if (badge === 'unread') return { count: counts.conversaciones, label: 'sin leer' };
  if (badge === 'requests') return { count: counts.solicitudes, label: 'por atender' };
  if (badge === 'projects') return { count: counts.proyectos, label: 'por hacer' };
  return { count: counts.solicitudes + counts.proyectos, label: 'por hacer' };
}

/** The links for each kind of user (1 §2, 2 §2). */
export function navLinks(user: NavUser | null): NavItem[] {
  if (!user) {
    return [
      { label: 'Nosotros', to: paths.section('nosotros'), section: true },
      { label: 'Preguntas', to: paths.section('preguntas'), section: true },
      { label: 'Contacto', to: paths.section('contacto'), section: true },
      { label: 'Profesionales', to: paths.section('profesionales'), section: true },
      { label: 'Solicitar', to: paths.request },
    ];
  }
  const links: NavItem[] = [{ label: 'Inicio', to: paths.home }];
  if (user.rol === 1)
    links.push(
      { label: 'Solicitar', to: paths.request },
      { label: 'Solicitudes', to: paths.clientRequests, badge: 'requests' },
      {
        label: 'Mi perfil',
        to: paths.client,
        badge: 'projects',
        without: paths.clientRequests,
      },
    );
  if (user.rol === 2) links.push({ label: 'Mi perfil', to: paths.professional, badge: 'waiting' });
  if (user.rol === 4)
    links.push({ label: 'Administrar', to: paths.accounts, area: paths.business });
  links.push({ label: 'Conversaciones', to: paths.conversations, badge: 'unread' });
  return links;
}
