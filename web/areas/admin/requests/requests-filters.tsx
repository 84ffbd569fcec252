import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { optionsOf } from '../list/options-of.ts';
import { OrderField } from '../list/order-field.tsx';
import { ORDERS, type RequestsQuery, setOf, STATES } from './filters.ts';

interface RequestsFiltersProps {
  listQuery: RequestsQuery;
  onChange: (part: Partial<RequestsQuery>) => void;
}

/** State, place and category apply at once, the text on Enter. */
export function RequestsFilters({ listQuery, onChange }: RequestsFiltersProps) {
  const { estado, lugar, categoria, orden, search } = listQuery;
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
    <FilterBar
      views={<SavedViews lista="solicitudes" />}
      label="Solicitud, nombre o correo"
      applied={search}
      onSearch={(text) => onChange({ search: text })}
      set={setOf(listQuery)}
      order={
        <OrderField options={ORDERS} value={orden} onChange={(next) => onChange({ orden: next })} />
      }
      quick={
        <SelectField
          filter
          label="Estado"
          options={STATES}
          value={estado}
          onChange={(value) => onChange({ estado: value as RequestsQuery['estado'] })}
        />
      }
    >
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
    </FilterBar>
  );
}
