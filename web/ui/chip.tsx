import { IconShieldCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import style from './chip.module.css';

export interface ChipProps {
  children: ReactNode;
  tone?: 'neutral' | 'primary' | 'success' | 'error' | 'accent' | 'sun';
  icon?: ReactNode;
}

/** A short state in words; its colour adds no information. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={`${style.chip} ${style[tone]}`}>
      {icon}
      {children}
    </span>
  );
}

/** The badge of a professional whom the team has validated; `date` is already formatted. */
export function ValidatedChip({ date }: { date?: string | undefined }) {
  return (
    <Chip tone="success" icon={<IconShieldCheckFilled size={16} aria-hidden />}>
      Validado{date && ` · ${date}`}
    </Chip>
  );
}

export interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers: «sin leer». */
  label: string;
}

/** A small number that asks for attention; «99+» beyond 99 (1 §9), and nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={style.count}>
      {count > 99 ? '99+' : count}
      <span className="m-hidden"> {label}</span>
    </span>
  );
}
