import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Logo } from '#web/ui/art/logo.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { useStore } from '#web/ui/store.ts';
import { Bell } from './bell.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountBadge } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { paths } from '#web/paths.ts';
import { NavDrawer } from './nav-drawer.tsx';
import { NavItemLink } from './nav-item-link.tsx';
import { badgeOf, type NavItem, type NavUser, navLinks } from './nav-links.ts';
import { type Counts, NO_COUNTS } from './counts.ts';
import { headerTool } from './header-tool.ts';
import style from './navbar.module.css';

export interface NavbarProps {
  /** The signed-in person; null for a visitor. */
  user: NavUser | null;
  /** What waits for them. */
  counts?: Counts;
  onLogout?: () => void;
  /** Names the landmark, where a page shows more than one. */
  label?: string;
}

/** The header of every page: links in a row on a desktop, in a drawer on a phone. */
export function Navbar({ user, counts = NO_COUNTS, onLogout, label = 'Principal' }: NavbarProps) {
  const [menu, setMenu] = useState(false);
  const links = navLinks(user);
  const menuLinks = useTeamMenu(user?.rol === 4) ?? links;
  const tool = useStore(headerTool);
  return (
    <header className={style.header}>
      <div className={style.wrap}>
        <Link className={style.brand} to={paths.home} aria-label="Maestros, inicio">
          <Logo />
        </Link>

        <nav className={style.links} aria-label={label}>
          {links.map((link) => (
            <NavItemLink key={link.to + link.label} link={link} className={style.link}>
              {link.badge && <CountBadge {...badgeOf(link.badge, counts)} />}
            </NavItemLink>
          ))}
        </nav>

        {user ? (
          <>
            {tool}
            <Bell count={counts.avisos} />
            <span className={style.person}>
              <Avatar nombre={user.nombre} imagen={user.imagen} size={40} />
              <span className={style.name}>{user.nombre}</span>
            </span>
            <span className={style.logout}>
              <IconButton label="Cerrar sesión" onClick={() => onLogout?.()}>
                <IconLogout size={22} />
              </IconButton>
            </span>
          </>
        ) : (
          <span className={style.enter}>
            <Button href={paths.login} variant="secondary" size="sm">
              Ingresar
            </Button>
          </span>
        )}

        <span className={style.menu}>
          <IconButton
            label="Abrir menú"
            aria-haspopup="dialog"
            aria-expanded={menu}
            onClick={() => setMenu(true)}
          >
            <IconMenu2 size={26} />
          </IconButton>
          {user && counts.conversaciones > 0 && <i className={style.dot} aria-hidden />}
        </span>
      </div>
      <NavDrawer
        opened={menu}
        onClose={() => setMenu(false)}
        links={menuLinks}
        user={user}
        counts={counts}
        onLogout={onLogout}
      />
    </header>
  );
}

/** The menu of somebody of the team, once it has come; null until then, and for everybody else. */
function useTeamMenu(team: boolean): readonly NavItem[] | null {
  const [links, setLinks] = useState<readonly NavItem[] | null>(null);
  useEffect(() => {
    if (!team) return;
    import('./team-menu.ts').then(
      ({ TEAM_MENU }) => setLinks(TEAM_MENU),
      // Without a connection the menu stays as in the header.
      () => {},
    );
  }, [team]);
  return team ? links : null;
}
