import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { paths } from '#web/paths.ts';
import { askedCount } from './asked.ts';
import { type Filters, filtersPath, NO_FILTERS, plainly } from './filters.ts';
import style from './no-results.module.css';

/** Shown without results: links to wider searches. */
export function NoResults({ filters }: { filters: Filters }) {
  const { texto, categoria, estado, ciudad } = filters;
  const asked = askedCount(filters) > 0;
  const wider = [
    asked && { label: 'Sin filtros', next: plainly(filters) },
    texto !== '' && { label: `Buscar sin «${texto}»`, next: { ...filters, texto: '' } },
    ciudad !== '' && { label: `Buscar en todo ${estado}`, next: { ...filters, ciudad: '' } },
    estado !== '' && {
      label: 'Buscar en todo México',
      next: { ...filters, estado: '', ciudad: '' },
    },
    categoria !== '' && {
      label: 'Buscar en todas las categorías',
      next: { ...filters, categoria: '' },
    },
  ].filter((choice) => choice !== false);

  return (
    <EmptyState
      title="No encontramos profesionales así"
      action={
        <div className={style.actions}>
          {wider.map(({ label, next }) => (
            <Button key={label} variant="secondary" size="sm" href={filtersPath(next)}>
              {label}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="sm"
            href={categoria ? paths.requestOf(categoria) : paths.request}
          >
            Solicitar el servicio
          </Button>
          {wider.length > 1 && (
            <Button variant="quiet" size="sm" href={filtersPath(NO_FILTERS)}>
              Quitar todos los filtros
            </Button>
          )}
        </div>
      }
    >
      {asked
        ? 'Quita alguno de los filtros, prueba con otra palabra o busca en una zona más grande.'
        : 'Prueba con otra palabra o busca en una zona más grande.'}
    </EmptyState>
  );
}
