import { IconTrash } from '@tabler/icons-react';
import { OPTION_MAX } from '#domain/catalogue/categories.ts';
import { APARATOS, type CategoryKind } from '#domain/requests/prequote.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { MoveButtons } from '#web/ui/move-buttons.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import style from './categories.module.css';
import type { OptionProblems, OptionValues } from './values.ts';

interface OptionRowProps {
  option: OptionValues;
  kind: CategoryKind;
  at: number;
  count: number;
  problems: OptionProblems;
  onChange: (option: OptionValues) => void;
  onRemove: () => void;
  onMove: (to: number) => void;
}

const PRICE: Record<CategoryKind, string> = {
  area: 'Precio por m²',
  opcion: 'Precio',
  aparato: 'Precio',
};
const appliances = APARATOS.map((name) => ({ value: name, label: name }));

/** One option: text, price, position, and its appliance in a category by appliance. */
export function OptionRow(props: OptionRowProps) {
  const { option, kind, at, count, problems, onChange, onRemove, onMove } = props;
  const what = `la opción ${at + 1}`;
  return (
    <li className={style.row}>
      <div className={style.fields} data-appliance={kind === 'aparato' || undefined}>
        {kind === 'aparato' && (
          <SelectField
            label="Aparato"
            placeholder="Elige"
            options={appliances}
            value={option.aparato}
            error={problems.aparato}
            onChange={(aparato) => onChange({ ...option, aparato })}
          />
        )}
        <TextField
          label={`Opción ${at + 1}`}
          maxLength={OPTION_MAX}
          value={option.opt}
          error={problems.opt}
          onChange={(opt) => onChange({ ...option, opt })}
        />
        <MoneyField
          label={PRICE[kind]}
          whole
          value={option.precio}
          error={problems.precio}
          onChange={(precio) => onChange({ ...option, precio })}
        />
      </div>
      <div className={style.moves}>
        <span data-move className={style.pair}>
          <MoveButtons what={what} at={at} count={count} onMove={onMove} vertical />
        </span>
        <IconButton label={`Quitar ${what}: ${option.opt}`} tone="error" onClick={onRemove}>
          <IconTrash size={20} />
        </IconButton>
      </div>
    </li>
  );
}
