import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/index.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { SavedViews } from '../saved-views/saved-views.tsx';
import { optionsOf } from '../list/options-of.ts';
import {
  DEADLINES,
  ORDERS,
  PRICE_OPTIONS,
  type ProjectsQuery,
  setOf,
  SILENCES,
  STATES,
  WITH,
} from './filters.ts';
import { useAssignees } from './use-assignees.ts';

interface ProjectsFiltersProps {
  listQuery: ProjectsQuery;
  /** What is wrong with the text. */
  problem: string | undefined;
  onChange: (part: Partial<ProjectsQuery>) => void;
}

/** What is beside the text, and what folds. */
export function ProjectsFilters({ listQuery, problem, onChange }: ProjectsFiltersProps) {
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
  const assignees = useAssignees();
  const select = (
    name: keyof ProjectsQuery,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      filter
      label={label}
      options={options}
      value={String(listQuery[name])}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar
      views={<SavedViews lista="proyectos" />}
      label="Título, nombre, correo o número"
      applied={listQuery.search}
      onSearch={(search) => onChange({ search })}
      problem={problem}
      set={setOf(listQuery)}
      quick={
        <>
          {select('estado', 'Situación', STATES)}
          {select('con', 'Con', WITH)}
        </>
      }
      order={select('orden', 'Orden', ORDERS)}
    >
      {select('responsable', 'De quién', [
        { value: '', label: 'De quien sea' },
        { value: 'mias', label: 'Míos' },
        { value: 'nadie', label: 'Sin responsable' },
        ...assignees,
      ])}
      {select('precio', 'Precio', PRICE_OPTIONS)}
      {select('quieto', 'Sin movimiento', SILENCES)}
      {select('vence', 'Vence', DEADLINES)}
      {select(
        'lugar',
        'Lugar',
        optionsOf(
          'Todos',
          listQuery.lugar,
          places.data?.estados.map(({ nombre }) => nombre),
        ),
      )}
      {select(
        'categoria',
        'Categoría',
        optionsOf('Todas', listQuery.categoria, categories.data?.categorias),
      )}
    </FilterBar>
  );
}
