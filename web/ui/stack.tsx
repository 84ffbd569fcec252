import type { ElementType, ReactNode } from 'react';
import style from './stack.module.css';

export interface StackProps {
  children: ReactNode;
  /** Space between children, in multiples of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;
  as?: ElementType;
  className?: string | undefined;
}

/** Stacks its children vertically. */
export function Stack({ gap = 4, as: Tag = 'div', className, children }: StackProps) {
  return (
    <Tag className={join(style.stack, className)} data-gap={gap}>
      {children}
    </Tag>
  );
}

export interface RowProps extends StackProps {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'between' | 'end' | 'center';
  /** Children that do not fit go to the next line. */
  wrap?: boolean;
}

/** Puts its children side by side. */
export function Row({
  gap = 3,
  as: Tag = 'div',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  children,
}: RowProps) {
  return (
    <Tag
      className={join(style.row, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap || undefined}
    >
      {children}
    </Tag>
  );
}

export interface GridProps extends StackProps {
  /** Minimum width of a column in pixels. */
  min?: number;
}

/** Children of equal width in as many columns as fit. */
export function Grid({ gap = 4, as: Tag = 'div', min = 260, className, children }: GridProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`;
  return (
    <Tag
      className={join(style.grid, className)}
      data-gap={gap}
      style={{ gridTemplateColumns: columns }}
    >
      {children}
    </Tag>
  );
}

const join = (own: string | undefined, given: string | undefined) =>
  given ? `${own} ${given}` : own;
