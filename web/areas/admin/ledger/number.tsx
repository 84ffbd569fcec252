import { pesos } from '#web/ui/money.tsx';
import { Cell, NoCell } from '../list/list-table.tsx';
import style from './ledger.module.css';

interface NumberCellProps {
  /** The column's. */
  label: string;
  /** What the number is, for who hears it: «Comisión de noviembre». */
  name: string;
  mxn: number;
  /** It has waited too long. */
  old?: boolean;
  strong?: boolean;
  /** Opens the rows that it is made of; 0 has none. */
  onOpen: () => void;
}

/** A number in a table that opens its rows. */
export function NumberCell({ label, ...number }: NumberCellProps) {
  if (number.mxn === 0) return <NoCell kind="number" said={pesos(0)} />;
  return (
    <Cell label={label} kind="number">
      <NumberButton {...number} />
    </Cell>
  );
}

/** A number that opens its rows. */
export function NumberButton({ name, mxn, old, strong, onOpen }: Omit<NumberCellProps, 'label'>) {
  return (
    <button
      type="button"
      className={`${style.number} ${old ? style.old : ''} ${strong ? style.counted : ''}`}
      aria-label={`${name}: ${pesos(mxn)}. Ver de qué se compone`}
      onClick={onOpen}
    >
      {pesos(mxn)}
    </button>
  );
}
