import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import style from './accounts.module.css';
import type { Filters } from './filters.ts';

interface AccountsFiltersProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

const roles = [
  { value: '', label: 'Todos' },
  { value: '1', label: 'Clientes' },
  { value: '2', label: 'Profesionales' },
];
const steps = [
  { value: '', label: 'Todas' },
  { value: 'pendiente', label: 'Por validar' },
  { value: 'validado', label: 'Validados' },
  { value: 'rechazado', label: 'Rechazados' },
];

/** Rol and validation apply at once, the text on Enter (2 §2). */
export function AccountsFilters({ filters, onChange }: AccountsFiltersProps) {
  const [text, setText] = useState(filters.search);
  const [applied, setApplied] = useState(filters.search);
  // Back and forward change the address without passing by this field.
  if (applied !== filters.search) {
    setApplied(filters.search);
    setText(filters.search);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: text.trim() });
  };

  return (
    <search>
      <form className={style.filters} onSubmit={submit}>
        <div className={style.search}>
          <TextField
            label="Nombre o correo"
            type="search"
            inputMode="search"
            placeholder="Escribe y da Enter"
            maxLength={120}
            prefix={<IconSearch size={20} aria-hidden />}
            value={text}
            onChange={setText}
          />
          <Button type="submit" variant="secondary">
            Buscar
          </Button>
        </div>
        <SelectField
          label="Rol"
          options={roles}
          value={filters.rol}
          onChange={(rol) =>
            // Only professionals are validated.
            onChange({
              rol: rol as Filters['rol'],
              ...(rol === '1' && { validacion: '' }),
            })
          }
        />
        <SelectField
          label="Validación"
          options={steps}
          value={filters.validacion}
          onChange={(validacion) =>
            onChange({
              validacion: validacion as Filters['validacion'],
              ...(validacion !== '' && { rol: '2' }),
            })
          }
        />
      </form>
    </search>
  );
}
