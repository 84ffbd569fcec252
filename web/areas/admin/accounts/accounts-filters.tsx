import { SelectField } from '#web/ui/select-field.tsx';
import { ANY, type ListQuery } from '../list/address.ts';
import { SearchBox } from '#web/shared/search-box.tsx';

/** The values that each filter accepts. */
export const CHOICES = {
  rol: ['1', '2'],
  validacion: ['pendiente', 'validado', 'rechazado'],
  estado: ['suspendidas'],
  categoria: ANY,
  lugar: ANY,
  ciudad: ANY,
  cohorte: ANY,
  volvieron: ['1', '2', '3', '6', '12'],
} as const;

export type AccountsQuery = ListQuery<typeof CHOICES>;

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
  listQuery: AccountsQuery;
  onChange: (part: Partial<AccountsQuery>) => void;
}

/** Role, validation and state apply at once, the text on Enter (2 §2). */
export function AccountsFilters({ listQuery, onChange }: AccountsFiltersProps) {
  return (
    <SearchBox
      label="Nombre, nombre comercial o correo"
      applied={listQuery.search}
      onSearch={(search) => onChange({ search })}
    >
      <SelectField
        filter
        label="Rol"
        options={roles}
        value={listQuery.rol}
        onChange={(rol) =>
          // Only professionals are validated.
          onChange({ rol: rol as AccountsQuery['rol'], ...(rol === '1' && { validacion: '' }) })
        }
      />
      <SelectField
        filter
        label="Validación"
        options={validations}
        value={listQuery.validacion}
        onChange={(validacion) =>
          onChange({
            validacion: validacion as AccountsQuery['validacion'],
            ...(validacion !== '' && { rol: '2' }),
          })
        }
      />
      <SelectField
        filter
        label="Estado"
        options={states}
        value={listQuery.estado}
        onChange={(estado) => onChange({ estado: estado as AccountsQuery['estado'] })}
      />
    </SearchBox>
  );
}
