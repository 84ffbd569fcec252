import { Stars } from '#web/ui/stars.tsx';
import style from './distribution.module.css';

export interface DistributionProps {
  average: number | null;
  count: number;
  /** How many reviews gave 0, 1, … 5 stars. */
  counts: readonly number[];
}

/** The distribution of ratings; zero stars have a row only when somebody gave them. */
export function Distribution({ average, count, counts }: DistributionProps) {
  const rows = [5, 4, 3, 2, 1, 0]
    .map((stars) => ({ stars, amount: counts[stars] ?? 0 }))
    .filter(({ stars, amount }) => stars > 0 || amount > 0);
  return (
    <div className={style.box}>
      <p className={style.average}>
        <Stars value={average ?? 0} />
        <span className={style.count}>{count === 1 ? '1 reseña' : `${count} reseñas`}</span>
      </p>
      <ul className={style.rows}>
        {rows.map(({ stars, amount }) => (
          <li key={stars}>
            <span>{stars === 1 ? '1 estrella' : `${stars} estrellas`}</span>
            <progress className={style.bar} value={amount} max={count} aria-hidden />
            <span className={style.amount}>
              {amount}
              <span className="m-hidden"> {amount === 1 ? 'reseña' : 'reseñas'}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
