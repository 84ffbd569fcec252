import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import style from './viewer.module.css';

export interface Slide {
  key: string;
  src: string;
  titulo: string;
  descripcion: string;
}

export interface ViewerProps {
  slides: readonly Slide[];
  /** Index of the first one shown. */
  start: number;
  onClose: () => void;
}

/**
 * A full-window picture viewer. It uses the browser's modal dialog, which traps the focus and closes on
 * Escape, and scroll snapping for swipes.
 */
export function Viewer({ slides, start, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(start);
  /** The index that the scroll is moving to: a second press continues from there. */
  const target = useRef(start);
  const settled = useRef<ReturnType<typeof setTimeout>>(undefined);
  const slide = slides[index];

  useEffect(() => {
    dialog.current?.showModal();
    close.current?.focus();
    const { current } = track;
    current?.scrollTo({ left: start * current.clientWidth, behavior: 'instant' });
  }, [start]);

  const go = (by: 1 | -1) => {
    const { current } = track;
    target.current = Math.min(Math.max(target.current + by, 0), slides.length - 1);
    current?.scrollTo({ left: target.current * current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const onScroll = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const shown = Math.round(scrollLeft / Math.max(clientWidth, 1));
    setIndex(shown);
    clearTimeout(settled.current);
    settled.current = setTimeout(() => {
      target.current = shown;
    }, 150);
  };

  return (
    <dialog
      ref={dialog}
      className={style.viewer}
      aria-label="Fotos de sus trabajos"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        className={style.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Fotos"
        onScroll={(event) => onScroll(event.currentTarget)}
      >
        {slides.map(({ key, src, titulo }, position) => (
          <li key={key} aria-hidden={position !== index}>
            {/* Load only the current picture and its neighbours. */}
            {Math.abs(position - index) <= 1 && (
              <img src={src} alt={`${titulo}, foto ${position + 1}`} />
            )}
          </li>
        ))}
      </ul>

      <button
        ref={close}
        type="button"
        className={style.close}
        aria-label="Cerrar"
        onClick={() => dialog.current?.close()}
      >
        <IconX size={24} />
      </button>
      <Arrow label="Foto anterior" edge="start" disabled={index === 0} onClick={() => go(-1)}>
        <IconChevronLeft size={28} />
      </Arrow>
      <Arrow
        label="Foto siguiente"
        edge="end"
        disabled={index === slides.length - 1}
        onClick={() => go(1)}
      >
        <IconChevronRight size={28} />
      </Arrow>

      <div className={style.caption} aria-live="polite">
        <p>
          <b>{slide?.titulo}</b>
          <span className={style.position}>
            {index + 1} de {slides.length}
          </span>
        </p>
        {slide?.descripcion && <p className={style.text}>{slide.descripcion}</p>}
      </div>
    </dialog>
  );
}

interface ArrowProps {
  label: string;
  edge: 'start' | 'end';
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Arrow({ label, edge, disabled, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      className={`${style.arrow} ${style[edge]}`}
      aria-label={label}
      // Not `disabled`, so that the keyboard focus is not lost at the last picture.
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
