import { Menu as MantineMenu } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { IconButton } from './icon-button.tsx';
import { MantineScope } from './mantine/scope.tsx';
import style from './menu.module.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  tone?: 'plain' | 'error';
  /** The address of a link, instead of `onClick`. */
  to?: string;
  onClick?: () => void;
}

export interface MenuProps {
  /** What the button opens, for screen readers. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
}

/** A button that opens a short menu; arrow keys, Escape and the return of the focus work. */
export function Menu({ label, icon, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <MantineScope>
      <MantineMenu
        position="bottom-end"
        withinPortal={false}
        floatingStrategy="fixed"
        zIndex="var(--m-layer-popover)"
        transitionProps={{ duration: 120 }}
        // Focus the button at once, so that a dialog opened by an item returns the focus to it.
        returnFocus={false}
        onClose={() => button.current?.focus()}
        // The first item gets the focus.
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
        classNames={{ dropdown: style.dropdown ?? '', item: style.item ?? '' }}
      >
        <MantineMenu.Target>
          <IconButton ref={button} label={label} onClick={() => {}}>
            {icon}
          </IconButton>
        </MantineMenu.Target>
        <MantineMenu.Dropdown aria-label={label}>
          {items.map((item) => (
            <Item key={item.label} {...item} />
          ))}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </MantineScope>
  );
}

function Item({ label, icon, tone, to, onClick }: MenuItem) {
  const shared = { leftSection: icon, 'data-tone': tone };
  return to === undefined ? (
    <MantineMenu.Item {...shared} onClick={onClick}>
      {label}
    </MantineMenu.Item>
  ) : (
    <MantineMenu.Item {...shared} component={Link} to={to}>
      {label}
    </MantineMenu.Item>
  );
}
