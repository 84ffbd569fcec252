import { type ReactNode, useState } from 'react';
import { untilShape } from './since-tap.ts';
import style from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  round?: boolean;
}

/** A grey placeholder bar. Put several into a `Loading`. */
export function Skeleton({ width = '100%', height = 16, round = false }: SkeletonProps) {
  return (
    <span
      className={style.bar}
      data-round={round || undefined}
      style={{ width, height }}
      aria-hidden
    />
  );
}

/** Wraps skeletons and announces once to screen readers that something is loading, unless it is there at once. */
export function Loading({
  label = 'Cargando…',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  const [wait] = useState(untilShape);
  return (
    // The server knows no tap: what it has rendered is shown at once.
    <div
      aria-busy
      className={style.loading}
      style={{ animationDelay: `${wait}ms` }}
      suppressHydrationWarning
    >
      <output className="m-hidden">{label}</output>
      {children}
    </div>
  );
}

/** The skeleton of a text; the last line is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={style.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} height={14} />
      ))}
    </span>
  );
}

/** The skeleton of a person in a list: avatar, name, a line below. */
export function SkeletonPerson({ size = 48 }: { size?: number }) {
  return (
    <span className={style.person}>
      <Skeleton width={size} height={size} round />
      <span className={style.lines}>
        <Skeleton width="55%" height={16} />
        <Skeleton width="80%" height={14} />
      </span>
    </span>
  );
}

/** The skeleton of a person's card with two lines of description. */
export function SkeletonCard() {
  return (
    <span className={style.card}>
      <SkeletonPerson size={64} />
      <SkeletonText lines={2} />
      <Skeleton width="40%" height={28} round />
    </span>
  );
}

/** The skeleton of what is no person: a title and some lines, in a card. */
export function SkeletonPanel() {
  return (
    <span className={style.card}>
      <Skeleton width="45%" height={20} />
      <SkeletonText />
    </span>
  );
}

/** The skeleton of what is told by day: a heading of a day, and rows of a few lines below it. */
export function SkeletonRows() {
  return [3, 2].map((rows) => (
    <span key={rows} className={style.rows}>
      <Skeleton width={72} height={14} />
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={style.card} data-row>
          <SkeletonText />
        </span>
      ))}
    </span>
  ));
}

/** The skeleton of «Te toca»: its head, the first thing with its button, and others a line each. */
export function SkeletonTurn() {
  return (
    <span className={style.card}>
      <Skeleton width={110} height={18} />
      <SkeletonText lines={2} />
      <Skeleton height={48} />
      <SkeletonPerson size={40} />
      <SkeletonPerson size={40} />
    </span>
  );
}
