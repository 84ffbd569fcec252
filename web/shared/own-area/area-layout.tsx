import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { CountBadge } from '#web/ui/chip.tsx';
import linkRow from '#web/ui/link-row.module.css';
import { Arriving } from '#web/shared/layout/arriving.tsx';
import style from '#web/shared/layout/area.module.css';

export interface AreaLink {
  to: string;
  label: string;
  Icon: Icon;
  /** How many items wait there, and what they are: «sin leer». */
  count?: { value: number; label: string };
  /** A screen that belongs to it but has an address elsewhere. */
  also?: string;
}

export interface AreaLayoutProps {
  /** What the links are about, for screen readers. */
  label: string;
  links: readonly AreaLink[];
  /** On a desktop the links give their place to a list of the screen's own. */
  panes?: boolean;
  children: ReactNode;
}

/** The frame of an area's screens: links at the side, or in a row above them on a phone. */
export function AreaLayout({ label, links, panes = false, children }: AreaLayoutProps) {
  const { pathname } = useLocation();
  const current = currentOf(links, pathname);
  return (
    <div className={style.area} data-area data-panes={panes || undefined}>
      <nav
        key={pathname}
        ref={showCurrent}
        className={`${linkRow.row} ${style.nav}`}
        aria-label={label}
      >
        {links.map(({ to, label: text, Icon, count }) => (
          <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
            <Icon size={20} stroke={1.75} aria-hidden />
            {text}
            {count && <CountBadge count={count.value} label={count.label} />}
          </Link>
        ))}
      </nav>
      <div className={style.content}>
        {children}
        <Arriving inArea />
      </div>
    </div>
  );
}

/** The entry that the open screen belongs to: of those that its address begins with, the longest. */
function currentOf(links: readonly AreaLink[], pathname: string): string | undefined {
  const isAt = (address: string) => `${pathname}/`.startsWith(`${address}/`);
  // The first link is the area's home: the other addresses begin with its address.
  const at = links.filter(({ to, also }, index) =>
    index === 0 ? pathname.replace(/\/$/, '') === to : isAt(to) || (also && isAt(also)),
  );
  return at.sort((one, other) => other.to.length - one.to.length)[0]?.to;
}

/** Scrolls the current link into view in the row on a phone, and again when numbers come later. */
function showCurrent(row: HTMLElement | null): (() => void) | undefined {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!row || !current) return undefined;
  const sized = new ResizeObserver(() => {
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  });
  for (const link of row.children) sized.observe(link);
  return () => sized.disconnect();
}
