import { pesos } from '#web/ui/money.tsx';
import style from './ledger.module.css';

interface NumberProps {
  mxn: number;
  /** What the number is, for who hears it: «Comisión de noviembre». */
  label: string;
  /** Opens the rows that it is made of; 0 has none. */
  onOpen: () => void;
}

/** A number that opens its rows. */
export function OpenNumber({ mxn, label, onOpen }: NumberProps) {
  if (mxn === 0) return <span className={style.none}>–</span>;
  return (
    <button
      type="button"
      className={style.number}
      aria-label={`${label}: ${pesos(mxn)}. Ver de qué se compone`}
      onClick={onOpen}
    >
      {pesos(mxn)}
    </button>
  );
}
