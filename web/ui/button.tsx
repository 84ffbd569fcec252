import { IconLoader2 } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
} from 'react';
import { Link } from 'react-router';
import style from './button.module.css';
import { Reason } from './reason.tsx';

export interface ButtonProps {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | 'onBand';
  size?: 'md' | 'sm';
  icon?: ReactNode;
  /** Work is under way: the button keeps its width and ignores clicks. */
  busy?: boolean;
  disabled?: boolean;
  /** Why it cannot be used now. The button stays reachable and shows this on hover, focus and tap. */
  disabledReason?: string | undefined;
  fullWidth?: boolean;
  /** Has the focus when its dialog opens, which then one press more decides. A key held down since before does not. */
  takesFocus?: boolean;
  /** Makes it a link that looks like a button. */
  href?: string;
  type?: 'button' | 'submit';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** All that `onClick` of a link does: storing these, so that the link works before the page's scripts do. */
  stores?: Readonly<Record<string, string>> | undefined;
  /** For buttons that show only an icon. */
  label?: string;
  className?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu';
}

export function Button({
  children,
  variant = 'primary',
  size = 'md',
  icon,
  busy = false,
  disabled = false,
  disabledReason,
  fullWidth = false,
  takesFocus = false,
  href,
  type = 'button',
  onClick,
  stores,
  label,
  className,
  ...aria
}: ButtonProps) {
  const reasonId = useId();
  const keepFocus = useKeptFocus();
  const classes = [style.button, style[variant], style[size], fullWidth && style.full, className]
    .filter(Boolean)
    .join(' ');
  // What leads on, which no toast may cover (web/ui/toast/place.ts).
  const isMain = variant === 'primary' || variant === 'accent' || variant === 'danger';
  const content = (
    <span className={style.content}>
      {icon}
      {children}
    </span>
  );

  if (href !== undefined && !disabledReason && !disabled) {
    return (
      <Link
        className={classes}
        to={href}
        onClick={onClick}
        aria-label={label}
        data-act={isMain || undefined}
        // Before the page's scripts run, such a press waits for them (web/shared/layout/start).
        data-acts={(onClick !== undefined && stores === undefined) || undefined}
        data-stores={stores && JSON.stringify(stores)}
      >
        {content}
      </Link>
    );
  }

  const button = (
    <button
      {...aria}
      ref={keepFocus}
      className={classes}
      data-act={isMain || undefined}
      type={type}
      disabled={disabled && !disabledReason}
      // Not `disabled`: the keyboard must reach the reason, and the focus must stay while busy.
      aria-disabled={busy || disabledReason !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      aria-label={label}
      {...(takesFocus && {
        'data-autofocus': true,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.repeat) event.preventDefault();
        },
      })}
      onClick={(event) => {
        if (busy || disabledReason !== undefined) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
      {busy && <IconLoader2 className={style.spinner} aria-hidden />}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <Reason id={reasonId} text={disabledReason} fullWidth={fullWidth}>
      {button}
    </Reason>
  );
}

/** For the ref of a button that is mounted anew when it gets or loses its reason: the focus stays on it. */
function useKeptFocus() {
  const hadFocus = useRef(false);
  return useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current) button.focus();
    return () => {
      hadFocus.current = document.activeElement === button;
    };
  }, []);
}
