import { SelectField } from '#web/ui/select-field.tsx';
import type { Asked } from '../list/address.ts';
import { SearchBox } from '../list/search-box.tsx';

/** The values that each filter accepts. */
export const CHOICES = {
  rol: ['1', '2'],
  validacion: ['pendiente', 'validado', 'rechazado'],
  estado: ['suspendidas'],
} as const;

export type AccountsAsked = Asked<typeof CHOICES>;

const roles = [
  { value: '', label: 'Todos' },
  { value: '1', label: 'Clientes' },
  { value: '2', label: 'Profesionales' },
];
const validations = [
  { value: '', label: 'Todas' },
  { value: 'pendiente', label: 'Por validar' },
  { value: 'validado', label: 'Validados' },
  { value: 'rechazado', label: 'Rechazados' },
];
const states = [
  { value: '', label: 'Todas' },
  { value: 'suspendidas', label: 'Suspendidas' },
];

interface AccountsFiltersProps {
  asked: AccountsAsked;
  onChange: (part: Partial<AccountsAsked>) => void;
}

/** Role, validation and state apply at once, the text on Enter (2 §2). */
export function AccountsFilters({ asked, onChange }: AccountsFiltersProps) {
  return (
    <SearchBox
      label="Nombre o correo"
      applied={asked.search}
      onSearch={(search) => onChange({ search })}
    >
      <SelectField
        label="Rol"
        options={roles}
        value={asked.rol}
        onChange={(rol) =>
          // Only professionals are validated.
          onChange({ rol: rol as AccountsAsked['rol'], ...(rol === '1' && { validacion: '' }) })
        }
      />
      <SelectField
        label="Validación"
        options={validations}
        value={asked.validacion}
        onChange={(validacion) =>
          onChange({
            validacion: validacion as AccountsAsked['validacion'],
            ...(validacion !== '' && { rol: '2' }),
          })
        }
      />
      <SelectField
        label="Estado"
        options={states}
        value={asked.estado}
        onChange={(estado) => onChange({ estado: estado as AccountsAsked['estado'] })}
      />
    </SearchBox>
  );
}
