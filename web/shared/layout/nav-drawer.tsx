import { IconLogout, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Logo } from '#web/ui/art/logo.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountBadge } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useStore } from '#web/ui/store.ts';
import { paths } from '#web/paths.ts';
import style from './nav-drawer.module.css';
import { menuCounts } from './menu-counts.ts';
import { NavItemLink } from './nav-item-link.tsx';
import { badgeOf, type NavItem, type NavUser } from './nav-links.ts';
import type { Counts } from './counts.ts';

export interface NavDrawerProps {
  opened: boolean;
  onClose: () => void;
  links: readonly NavItem[];
  user: NavUser | null;
  counts: Counts;
  onLogout: (() => void) | undefined;
}

const NONE = { count: 0, label: '' };

/**
 * The menu of a phone. It uses the browser's own modal dialog, which traps and restores the focus,
 * closes on Escape, and adds nothing to the script of public pages.
 */
export function NavDrawer({ opened, onClose, links, user, counts, onLogout }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const areaCounts = useStore(menuCounts);

  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    // The dialog's own box is its content: only a press on the backdrop has it as target.
    const closeOutside = (event: Event) => {
      if (event.target === element) close();
    };
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={style.drawer}
      aria-label="Menú"
      // The browser tells of a closed dialog a moment later, in which the menu may have been opened again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
    >
      <div className={style.content}>
        <div className={style.head}>
          <Logo />
          <IconButton label="Cerrar menú" onClick={onClose}>
            <IconX size={24} />
          </IconButton>
        </div>

        {user && (
          <p className={style.person}>
            <Avatar nombre={user.nombre} imagen={user.imagen} size={48} />
            <strong>{user.nombre}</strong>
          </p>
        )}

        <nav aria-label="Menú">
          {links.map((link) => (
            <NavItemLink
              key={link.to + link.label}
              link={link}
              className={style.link}
              onClick={onClose}
            >
              {link.badge ? (
                <CountBadge {...badgeOf(link.badge, counts)} />
              ) : (
                <CountBadge {...(areaCounts[link.to] ?? NONE)} />
              )}
            </NavItemLink>
          ))}
        </nav>

        <div className={style.foot}>
          {user ? (
            <Button
              variant="secondary"
              fullWidth
              icon={<IconLogout size={20} aria-hidden />}
              onClick={() => {
                onClose();
                onLogout?.();
              }}
            >
              Cerrar sesión
            </Button>
          ) : (
            <>
              <Button href={paths.signUpClient} fullWidth onClick={onClose}>
                Quiero contratar
              </Button>
              <Button
                href={paths.signUpProfessional}
                variant="secondary"
                fullWidth
                onClick={onClose}
              >
                Quiero trabajar
              </Button>
              <Button href={paths.login} variant="quiet" fullWidth onClick={onClose}>
                Ingresar
              </Button>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}
