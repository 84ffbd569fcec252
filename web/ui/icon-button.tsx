import type { MouseEvent, ReactNode, Ref } from 'react';
import style from './icon-button.module.css';

export interface IconButtonProps {
  /** What it does, for screen readers and the tooltip. */
  label: string;
  children: ReactNode;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  tone?: 'plain' | 'error';
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-pressed'?: boolean;
}

/** A 44 px square that shows only an icon. */
export function IconButton({
  label,
  children,
  tone = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={[style.button, style[tone], className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </button>
  );
}
