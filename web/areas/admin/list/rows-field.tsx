import { SelectField } from '#web/ui/select-field.tsx';
import { ROWS } from './rows.ts';
import style from './list.module.css';

interface RowsFieldProps {
  value: string;
  onChange: (filas: (typeof ROWS)[number] | '') => void;
  /** How many there are where none are chosen. */
  least?: 10 | 20;
}

/** How many rows a page has. */
export function RowsField({ value, onChange, least = 10 }: RowsFieldProps) {
  return (
    <div className={style.rows}>
      <SelectField
        filter
        label="Filas"
        options={[
          { value: '', label: String(least) },
          ...ROWS.map((rows) => ({ value: rows, label: rows })),
        ]}
        value={value}
        onChange={(filas) => onChange(filas as (typeof ROWS)[number] | '')}
      />
    </div>
  );
}
