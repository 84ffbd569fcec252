import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './reason.module.css';

export interface ReasonProps {
  id: string;
  text: string;
  fullWidth?: boolean;
  /** The control that carries `aria-describedby={id}`. */
  children: ReactNode;
}

/** A bubble that says why a control cannot be used; shows on hover and on focus (so also on a tap). */
export function Reason({ id, text, fullWidth = false, children }: ReasonProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  // The pointer or the focus may already be there: no event will say so.
  useLayoutEffect(() => {
    if (anchor.current) keepInside(anchor.current);
  }, []);
  return (
    <span
      ref={anchor}
      className={fullWidth ? `${style.anchor} ${style.full}` : style.anchor}
      onPointerEnter={(event) => keepInside(event.currentTarget)}
      onPointerMove={pointAt}
      onPointerDown={pointAt}
      onFocus={(event) => keepInside(event.currentTarget)}
    >
      {children}
      <span id={id} role="tooltip" className={style.bubble}>
        {text}
      </span>
    </span>
  );
}

/**
 * Only a pointer that moves or presses asks for the reason: one that still is where another page had a button has not seen
 * this control yet.
 */
const pointAt = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
  currentTarget.dataset['pointed'] = '';
};

/** Shifts the bubble sideways so that it never leaves a narrow screen. */
function keepInside(anchor: HTMLElement): void {
  const bubble = anchor.querySelector<HTMLElement>('[role=tooltip]');
  if (!bubble) return;
  // Measured as if it was shown.
  bubble.style.display = 'block';
  const { left, width } = anchor.getBoundingClientRect();
  const start = left + width / 2 - bubble.offsetWidth / 2;
  const limit = document.documentElement.clientWidth - bubble.offsetWidth - 8;
  bubble.style.setProperty('--shift', `${Math.max(8, Math.min(start, limit)) - start}px`);
  bubble.style.display = '';
}
