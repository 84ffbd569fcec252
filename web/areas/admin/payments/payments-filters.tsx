import { useState } from 'react';
import { mexicoDay } from '#lib/mexico-time.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { KINDS, ORDERS, type PaymentsQuery, setOf, VIEWS } from './filters.ts';

interface PaymentsFiltersProps {
  listQuery: PaymentsQuery;
  /** What is wrong with each. */
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<PaymentsQuery>) => void;
}

/** What is listed, of which kind, amount and days. */
export function PaymentsFilters({ listQuery, problems, onChange }: PaymentsFiltersProps) {
  const today = mexicoDay(useNow());
  const select = (
    name: 'ver' | 'tipo' | 'orden',
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      filter
      label={label}
      options={options}
      value={listQuery[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const amount = (name: 'cantidad_desde' | 'cantidad_hasta', label: string) => (
    <AmountFilter
      label={label}
      applied={listQuery[name]}
      problem={problems[name]}
      onApply={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar
      views={<SavedViews lista="pagos_de_clientes" />}
      label="Nombre, correo, concepto o id del pago"
      applied={listQuery.search}
      onSearch={(search) => onChange({ search })}
      problem={problems['search']}
      set={setOf(listQuery)}
      quick={select('ver', 'Ver', VIEWS)}
      order={select('orden', 'Orden', ORDERS)}
    >
      {select('tipo', 'De', KINDS)}
      {amount('cantidad_desde', 'Cantidad desde')}
      {amount('cantidad_hasta', 'Cantidad hasta')}
      <DateField
        filter
        label="Desde"
        max={listQuery.hasta || today}
        value={listQuery.desde}
        error={problems['desde']}
        onChange={(desde) => onChange({ desde })}
      />
      <DateField
        filter
        label="Hasta"
        min={listQuery.desde}
        max={today}
        value={listQuery.hasta}
        error={problems['hasta']}
        onChange={(hasta) => onChange({ hasta })}
      />
    </FilterBar>
  );
}

interface AmountFilterProps {
  label: string;
  applied: string;
  problem: string | undefined;
  onApply: (value: string) => void;
}

/** An amount that applies when its field is left, or on Enter. */
function AmountFilter({ label, applied, problem, onApply }: AmountFilterProps) {
  const [text, setText] = useState(applied);
  const [last, setLast] = useState(applied);
  // The browser's back and forward change what is applied without this field.
  if (last !== applied) {
    setLast(applied);
    setText(applied);
  }
  const apply = () => text.trim() !== applied && onApply(text.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <MoneyField
        filter
        bare
        label={label}
        placeholder="Cualquiera"
        value={text}
        error={text.trim() === applied ? problem : undefined}
        onChange={setText}
        onBlur={apply}
      />
    </form>
  );
}
