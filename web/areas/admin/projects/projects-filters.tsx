import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#web/api/index.ts';
import { SearchBox } from '#web/shared/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
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
import style from './projects.module.css';

interface ProjectsFiltersProps {
  listQuery: ProjectsQuery;
  /** What is wrong with the text. */
  problem: string | undefined;
  onChange: (part: Partial<ProjectsQuery>) => void;
}

/** The text applies on Enter, the others at once; on a phone they fold behind one button. */
export function ProjectsFilters({ listQuery, problem, onChange }: ProjectsFiltersProps) {
  const wide = useIsWide();
  const [open, setOpen] = useState(false);
  const box = useId();
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
  const count = setOf(listQuery);
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
    <div className={style.filters}>
      <SearchBox
        label="Título, nombre, correo o número"
        applied={listQuery.search}
        onSearch={(search) => onChange({ search })}
        problem={problem}
      >
        {select('orden', 'Orden', ORDERS)}
      </SearchBox>
      {!wide && (
        <div>
          <Button
            variant="secondary"
            icon={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            aria-expanded={open}
            aria-controls={box}
            onClick={() => setOpen(!open)}
          >
            {count > 0 ? `Filtros (${count})` : 'Filtros'}
          </Button>
        </div>
      )}
      {(wide || open) && (
        <div id={box} className={style.choices}>
          {select('estado', 'Situación', STATES)}
          {select('con', 'Con', WITH)}
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
        </div>
      )}
    </div>
  );
}
