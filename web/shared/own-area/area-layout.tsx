import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
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
  return (
    <div className={style.area} data-panes={panes || undefined}>
      <nav
        key={pathname}
        ref={showCurrent}
        className={`${linkRow.row} ${style.nav}`}
        aria-label={label}
      >
        {links.map(({ to, label: text, Icon, count }, index) => (
          // The first link is the area's home; the other addresses begin with its address. Of two others that the address
          // begins with, only the longer one is current.
          <NavLink
            key={to}
            to={to}
            end={
              index === 0 ||
              links.some(
                (other) => isBelow(other.to, to) && `${pathname}/`.startsWith(`${other.to}/`),
              )
            }
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {text}
            {count && <CountBadge count={count.value} label={count.label} />}
          </NavLink>
        ))}
      </nav>
      <div className={style.content}>
        {children}
        <Arriving inArea />
      </div>
    </div>
  );
}

/** Whether an address is below another one. */
const isBelow = (path: string, other: string): boolean => path.startsWith(`${other}/`);

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
