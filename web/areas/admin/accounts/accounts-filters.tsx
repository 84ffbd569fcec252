import { SelectField } from '#web/ui/select-field.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { OrderField } from '../list/order-field.tsx';
import { type AccountsQuery, ORDERS, ROLES, setOf, STATES, VALIDATIONS } from './filters.ts';

interface AccountsFiltersProps {
  listQuery: AccountsQuery;
  onChange: (part: Partial<AccountsQuery>) => void;
}

/** Role, validation and state apply at once, the text on Enter (2 §2). */
export function AccountsFilters({ listQuery, onChange }: AccountsFiltersProps) {
  return (
    <FilterBar
      views={<SavedViews lista="cuentas" />}
      label="Nombre, nombre comercial o correo"
      applied={listQuery.search}
      onSearch={(search) => onChange({ search })}
      set={setOf(listQuery)}
      order={
        <OrderField
          options={ORDERS}
          value={listQuery.orden}
          onChange={(orden) => onChange({ orden })}
        />
      }
      quick={
        <>
          <SelectField
            filter
            label="Rol"
            options={ROLES}
            value={listQuery.rol}
            onChange={(rol) =>
              // Only professionals are validated.
              onChange({
                rol: rol as AccountsQuery['rol'],
                ...(rol === '1' && { validacion: '' }),
              })
            }
          />
          <SelectField
            filter
            label="Validación"
            options={VALIDATIONS}
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
            options={STATES}
            value={listQuery.estado}
            onChange={(estado) => onChange({ estado: estado as AccountsQuery['estado'] })}
          />
        </>
      }
    />
  );
}
