import { SelectField } from '#web/ui/select-field.tsx';
import type { Filters } from './filters.ts';

export interface CategoryFieldProps {
  filters: Filters;
  categorias: readonly string[];
  onChange: (filters: Filters) => void;
}

export function CategoryField({ filters, categorias, onChange }: CategoryFieldProps) {
  const names = [...categorias];
  if (filters.categoria && !names.includes(filters.categoria)) names.unshift(filters.categoria);
  return (
    <SelectField
      filter
      label="Categoría"
      name="categoria"
      value={filters.categoria}
      onChange={(categoria) => onChange({ ...filters, categoria })}
      options={[
        { value: '', label: 'Todas las categorías' },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
