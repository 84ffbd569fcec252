import { useQuery } from '@tanstack/react-query';
import { REQUEST_STEPS, REQUEST_WITH } from '#domain/requests/listing.ts';
import { REQUEST_STATES } from '#domain/requests/state.ts';
import { api } from '#web/api/index.ts';
import { SearchBox } from '#web/shared/search-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { optionsOf } from '../list/options-of.ts';
import { ANY, type ListQuery } from '../list/address.ts';
import { STATES } from './words.ts';

/** The values that each filter accepts. */
export const CHOICES = {
  estado: REQUEST_STATES,
  lugar: ANY,
  ciudad: ANY,
  categoria: ANY,
  con: REQUEST_WITH,
  paso: REQUEST_STEPS,
  desde: ANY,
  hasta: ANY,
} as const;

export type RequestsQuery = ListQuery<typeof CHOICES>;

const states = [
  { value: '', label: 'Todos' },
  ...REQUEST_STATES.map((value) => ({ value, label: STATES[value][0] })),
];

interface RequestsFiltersProps {
  listQuery: RequestsQuery;
  onChange: (part: Partial<RequestsQuery>) => void;
}

/** State, place and category apply at once, the text on Enter. */
export function RequestsFilters({ listQuery, onChange }: RequestsFiltersProps) {
  const { estado, lugar, categoria, search } = listQuery;
  const places = useQuery({
    queryKey: ['estados'],
    queryFn: ({ signal }) => api.catalogue.getEstadosCiudades({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const categories = useQuery({
    queryKey: ['categorias'],
    queryFn: ({ signal }) => api.catalogue.getCategorias({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <SearchBox
      label="Solicitud, nombre o correo"
      applied={search}
      onSearch={(text) => onChange({ search: text })}
    >
      <SelectField
        filter
        label="Estado"
        options={states}
        value={estado}
        onChange={(value) => onChange({ estado: value as RequestsQuery['estado'] })}
      />
      <SelectField
        filter
        label="Lugar"
        options={optionsOf(
          'Todos',
          lugar,
          places.data?.estados.map(({ nombre }) => nombre),
        )}
        value={lugar}
        onChange={(value) => onChange({ lugar: value, ciudad: '' })}
      />
      <SelectField
        filter
        label="Categoría"
        options={optionsOf('Todas', categoria, categories.data?.categorias)}
        value={categoria}
        onChange={(value) => onChange({ categoria: value })}
      />
    </SearchBox>
  );
}
