import { AUDIT_ACTIONS } from '#domain/audit/audit.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { type AuditFilters, setOf } from './filters.ts';
import type { Named } from './use-audit.ts';

interface AuditFiltersProps {
  filters: AuditFilters;
  administrators: readonly Named[];
  /** The server's error text of each filter. */
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<AuditFilters>) => void;
}

const actions = [
  { value: '', label: 'Todas' },
  ...Object.entries(AUDIT_ACTIONS)
    .map(([value, { label }]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es')),
];

/** The person's text applies on Enter, the others at once. */
export function AuditFilterBar(props: AuditFiltersProps) {
  const { filters, administrators, problems, onChange } = props;
  const today = mexicoDay(useNow());
  return (
    <FilterBar
      views={<SavedViews lista="auditoria" />}
      label="Persona: nombre, correo o clave"
      applied={filters.persona}
      onSearch={(persona) => onChange({ persona })}
      problem={problems['persona']}
      set={setOf(filters)}
    >
      <SelectField
        filter
        label="Administrador"
        options={[
          { value: '', label: 'Todos' },
          ...administrators.map(({ keylogin, nombre }) => ({ value: keylogin, label: nombre })),
        ]}
        value={filters.admin}
        onChange={(admin) => onChange({ admin })}
      />
      <SelectField
        filter
        label="Acción"
        options={actions}
        value={filters.accion}
        onChange={(accion) => onChange({ accion })}
      />
      <DateField
        filter
        label="Desde"
        max={filters.hasta || today}
        value={filters.desde}
        error={problems['desde']}
        onChange={(desde) => onChange({ desde })}
      />
      <DateField
        filter
        label="Hasta"
        min={filters.desde}
        max={today}
        value={filters.hasta}
        error={problems['hasta']}
        onChange={(hasta) => onChange({ hasta })}
      />
    </FilterBar>
  );
}
