import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router';
import style from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** `sunken` for a card inside another one; `raised` has a shadow. */
  tone?: 'paper' | 'sunken' | 'raised';
  padding?: 'none' | 'sm' | 'md';
  /** Makes the whole card a link. It must not hold other links or buttons. */
  href?: string;
  as?: ElementType;
  className?: string;
}

export function Card({
  children,
  tone = 'paper',
  padding = 'md',
  href,
  as: Tag = 'div',
  className,
}: CardProps) {
  const classes = [style.card, style[tone], style[`pad-${padding}`], className]
    .filter(Boolean)
    .join(' ');
  if (href !== undefined) {
    return (
      <Link className={`${classes} ${style.link}`} to={href}>
        {children}
      </Link>
    );
  }
  return <Tag className={classes}>{children}</Tag>;
}
