import { SelectField } from '#web/ui/select-field.tsx';
import { ROWS } from './rows.ts';
import style from './list.module.css';

interface RowsFieldProps {
  value: string;
  onChange: (filas: (typeof ROWS)[number] | '') => void;
}

const options = [{ value: '', label: '10' }, ...ROWS.map((value) => ({ value, label: value }))];

/** How many rows a page has. */
export function RowsField({ value, onChange }: RowsFieldProps) {
  return (
    <div className={style.rows}>
      <SelectField
        filter
        label="Filas"
        options={options}
        value={value}
        onChange={(filas) => onChange(filas as (typeof ROWS)[number] | '')}
      />
    </div>
  );
}
