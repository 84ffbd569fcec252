import { pesos } from './money.tsx';
import style from './money-bar.module.css';

export interface MoneyBarProps {
  /** The price of the project, in MXN. */
  precio: number;
  /** What the client has paid. */
  pagado: number;
  /** What has been released to the professional. */
  liberado: number;
  /** What has been refunded to the client. */
  devuelto?: number | undefined;
  /** As much of that as did not reach them. */
  por_devolver?: number | undefined;
}

/** A project's money by state: released, held, refunded, still to be paid. */
export function MoneyBar({
  precio,
  pagado,
  liberado,
  devuelto = 0,
  por_devolver = 0,
}: MoneyBarProps) {
  const parts = [
    { key: 'liberado', amount: liberado, text: 'liberado' },
    { key: 'protegido', amount: pagado - liberado - devuelto, text: 'protegido' },
    { key: 'devuelto', amount: devuelto - por_devolver, text: 'devuelto' },
    { key: 'porDevolver', amount: por_devolver, text: 'por devolver' },
    { key: 'pendiente', amount: precio - pagado, text: 'por pagar' },
  ].filter((part) => part.amount > 0);

  return (
    <div>
      <div className={style.bar} aria-hidden>
        {parts.map((part) => (
          <i key={part.key} className={style[part.key]} style={{ flexGrow: part.amount }} />
        ))}
      </div>
      <ul className={style.legend}>
        {parts.map((part) => (
          <li key={part.key} className={style[`${part.key}Text`]}>
            <i className={style[part.key]} aria-hidden />
            {pesos(part.amount)} {part.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
