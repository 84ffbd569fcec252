import { Menu as MantineMenu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import button from './button.module.css';
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
  onClick?: (() => void) | undefined;
  /** Whether it is what one sees now. */
  current?: boolean;
  /** Below it; of an item that does nothing, why it does not. */
  note?: string | undefined;
  /** A line above it. */
  apart?: boolean;
  /** The menu stays open. */
  stays?: boolean;
  /** A second, small thing to do with it, in the same line. */
  aside?: { label: string; icon: ReactNode; onClick: () => void };
}

export interface MenuProps {
  /** What the button opens, for screen readers. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  /** What the button says, where the icon alone would not. */
  text?: string;
  onOpen?: () => void;
}

/** A button that opens a short menu; arrow keys, Escape and the return of the focus work. */
export function Menu({ label, icon, items, text, onOpen }: MenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <MantineScope>
      <MantineMenu
        position="bottom-end"
        withinPortal={false}
        floatingStrategy="fixed"
        middlewares={{
          flip: true,
          shift: true,
          // A long one scrolls within what room there is.
          size: {
            apply: ({ availableHeight, elements }) =>
              elements.floating.style.setProperty('--m-menu-room', `${availableHeight}px`),
          },
        }}
        zIndex="var(--m-layer-popover)"
        transitionProps={{ duration: 120 }}
        // Focus the button at once, so that a dialog opened by an item returns the focus to it.
        returnFocus={false}
        {...(onOpen && { onOpen })}
        onClose={() => target.current?.focus()}
        // The first item gets the focus.
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
        classNames={{ dropdown: style.dropdown ?? '', item: style.item ?? '' }}
      >
        <MantineMenu.Target>
          {text === undefined ? (
            <IconButton ref={target} label={label} onClick={() => {}}>
              {icon}
            </IconButton>
          ) : (
            <button
              ref={target}
              type="button"
              className={`${button.button} ${button.secondary} ${button.md}`}
            >
              <span className={button.content}>
                {icon}
                {text}
              </span>
            </button>
          )}
        </MantineMenu.Target>
        <MantineMenu.Dropdown aria-label={label}>
          {items.map(({ apart, ...item }) => (
            <Fragment key={`${item.label} ${item.to ?? ''}`}>
              {apart && <MantineMenu.Divider className={style.line ?? ''} />}
              {item.aside ? <ItemWithAside {...item} aside={item.aside} /> : <Item {...item} />}
            </Fragment>
          ))}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </MantineScope>
  );
}

function ItemWithAside({ aside, ...item }: MenuItem & { aside: NonNullable<MenuItem['aside']> }) {
  return (
    <div role="none" className={style.row}>
      <Item {...item} />
      <MantineMenu.Item
        className={`${style.item ?? ''} ${style.aside ?? ''}`}
        aria-label={aside.label}
        onClick={aside.onClick}
      >
        {aside.icon}
      </MantineMenu.Item>
    </div>
  );
}

function Item(item: Omit<MenuItem, 'apart'>) {
  const { label, icon, tone, to, onClick, current = false, note, stays = false } = item;
  const idle = to === undefined && onClick === undefined;
  const shared = {
    leftSection: icon,
    'data-tone': tone,
    ...(current && { 'aria-current': true, rightSection: <IconCheck size={18} aria-hidden /> }),
    ...((idle || stays) && { closeMenuOnClick: false }),
    // Not `disabled`: the keyboard must reach the reason.
    ...(idle && { 'aria-disabled': true }),
  };
  const words = (
    <>
      {label}
      {note !== undefined && <small className={style.note}>{note}</small>}
    </>
  );
  return to === undefined ? (
    <MantineMenu.Item {...shared} onClick={onClick}>
      {words}
    </MantineMenu.Item>
  ) : (
    <MantineMenu.Item {...shared} component={Link} to={to}>
      {words}
    </MantineMenu.Item>
  );
}
