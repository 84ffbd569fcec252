import { IconStarFilled } from '@tabler/icons-react';
import { formatNumber } from '#lib/numbers.ts';
import style from './stars.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

export interface StarsProps {
  /** 0 to 5. */
  value: number;
  /** The number of reviews; zero shows a text that there are none. */
  count?: number;
  /** Five stars, or one with the number beside it. */
  compact?: boolean;
}

/** A read-only rating: «★ 4.9 (127 reseñas)». */
export function Stars({ value, count, compact = false }: StarsProps) {
  if (count === 0) return <span className={style.none}>Sin reseñas todavía</span>;
  const reviews = count === undefined ? '' : count === 1 ? '1 reseña' : `${count} reseñas`;
  return (
    <span className={style.stars}>
      <span aria-hidden className={style.row}>
        {compact ? (
          <IconStarFilled size={18} data-on={value > 0 || undefined} />
        ) : (
          FIVE.map((star) => (
            <IconStarFilled key={star} size={18} data-on={star <= Math.round(value) || undefined} />
          ))
        )}
      </span>
      <b>
        {formatNumber(value, 1, true)}
        <span className="m-hidden"> de 5</span>
      </b>
      {reviews && <span className={style.count}>({reviews})</span>}
    </span>
  );
}
