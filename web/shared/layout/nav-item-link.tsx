import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { NavItem } from './nav-links.ts';

interface NavItemLinkProps {
  link: NavItem;
  className: string | undefined;
  onClick?: () => void;
  /** Shown after the label. */
  children?: ReactNode;
}

/** A link of the header or the menu, which says whether it leads to the current page or into its area. */
export function NavItemLink({ link, className, onClick, children }: NavItemLinkProps) {
  const { pathname } = useLocation();
  const { to, label, section, area, without, end = false } = link;
  const elsewhere = section || (without !== undefined && pathname.startsWith(without));
  if (area === undefined)
    return (
      <NavLink
        {...{ className, to, end, onClick }}
        // React Router sets it for an address that begins with the link's own.
        aria-current={elsewhere ? 'false' : 'page'}
      >
        {label}
        {children}
      </NavLink>
    );
  const isInside = pathname === area || pathname.startsWith(`${area}/`);
  return (
    <Link {...{ className, to, onClick }} aria-current={isInside || undefined}>
      {label}
      {children}
    </Link>
  );
}
