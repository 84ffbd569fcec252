import { TextField } from '#web/ui/text-field.tsx';
import type { Filters } from './filters.ts';

export interface SearchedTextProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** The text of a search; its example is of the trades only where none is chosen. */
export function SearchedText({ filters, onChange }: SearchedTextProps) {
  return (
    <TextField
      label="Qué buscas"
      filter
      name="texto"
      type="search"
      inputMode="search"
      placeholder={filters.categoria ? 'Un trabajo o un nombre' : 'Fuga, boiler…'}
      maxLength={120}
      autoComplete="off"
      value={filters.texto}
      onChange={(texto) => onChange({ ...filters, texto })}
    />
  );
}
