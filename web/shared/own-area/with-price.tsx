import { Money } from '#web/ui/money.tsx';
import style from './account.module.css';

export interface WithPriceProps {
  /** The other person. */
  nombre: string;
  /** MXN; null before there is one. */
  precio: number | null;
}

/** The other person of a project and its price, side by side where there is room. */
export function WithPrice({ nombre, precio }: WithPriceProps) {
  return (
    <span className={style.with}>
      <span>{nombre}</span>
      {precio !== null && <Money mxn={precio} />}
    </span>
  );
}
