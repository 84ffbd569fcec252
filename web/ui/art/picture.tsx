import type { ReactNode } from 'react';
import s from './art.module.css';

/** Hides decoration from screen readers; with a `title` it is an image with that name. */
export const named = (title: string | undefined) =>
  title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);

type PictureProps = {
  size: 'small' | 'large';
  title?: string | undefined;
  children: ReactNode;
};

/** The background of every scene: an arch and the ground, 160 × 120. */
export function Picture({ size, title, children }: PictureProps) {
  return (
    <svg
      className={`${s.art} ${s[size]}`}
      viewBox="0 0 160 120"
      width="160"
      height="120"
      focusable="false"
      {...named(title)}
    >
      <path className={s.soft} d="M20 104V62C20 28 46 8 80 8s60 20 60 54v42z" />
      {children}
      <path className={`${s.line} ${s.thin} ${s.groundLine}`} d="M8 105h144" />
    </svg>
  );
}

type LineProps = {
  d: string;
  color:
    | 'ink'
    | 'primary'
    | 'deep'
    | 'accent'
    | 'sun'
    | 'white'
    | 'dark'
    | 'steel'
    | 'leaf'
    | 'sky'
    | 'bark';
  thin?: boolean;
};

export function Line({ d, color, thin }: LineProps) {
  return <path className={`${s.line} ${s[`${color}Line`]}${thin ? ` ${s.thin}` : ''}`} d={d} />;
}

/** A four-pointed sparkle, for something new or clean. */
export function Glint({ x, y }: { x: number; y: number }) {
  return <path className={s.sun} d={`M${x} ${y - 8}q1 7 8 8q-7 1 -8 8q-1 -7 -8 -8q7 -1 8 -8z`} />;
}
