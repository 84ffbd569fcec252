import type { Urgency } from '#domain/queue/queue.ts';
import style from './queue.module.css';

interface AgeProps {
  age: string;
  limit: string;
  urgency: Urgency;
}

/** How long it has waited of how long it may: «22 / 24 h». */
export const Age = ({ age, limit, urgency }: AgeProps) => (
  <span className={style.age} data-urgency={urgency}>
    <span className="m-hidden">Espera </span>
    <strong>{age}</strong>
    <span aria-hidden> / </span>
    <span className="m-hidden"> de </span>
    {limit}
  </span>
);
