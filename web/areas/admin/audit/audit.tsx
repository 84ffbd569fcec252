import { useSearchParams } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { useFocusOnAdded } from '#web/shared/use-focus-on-added.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonCard } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { AuditFilterBar } from './audit-filters.tsx';
import style from './audit.module.css';
import { AuditEntry } from './entry.tsx';
import { type AuditFilters, isFiltered, readFilters, writeFilters } from './filters.ts';
import { useAudit } from './use-audit.ts';

export const meta = () => [{ title: 'Auditoría · Maestros' }];

/** /admin/auditoria: everything that administrators did (decisions §4). The filters stand in the address. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const log = useAudit(filters);
  const entries = log.data?.pages.flatMap((page) => page.entradas) ?? [];
  const { box, keepFocus } = useFocusOnAdded(entries.length);
  const problems = (log.error instanceof ApiError && log.error.campos) || {};
  const refused = Object.keys(problems).length > 0;
  const change = (part: Partial<AuditFilters>) =>
    setParams(writeFilters({ ...filters, ...part }), { preventScrollReset: true });

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <h1>Auditoría</h1>
        <p className={style.muted}>
          Lo que hace el equipo, para siempre: nadie puede cambiarlo ni borrarlo.
        </p>
      </Stack>
      <AuditFilterBar
        filters={filters}
        administrators={log.data?.pages[0]?.administradores ?? []}
        problems={problems}
        onChange={change}
      />
      {log.isPending && (
        <Loading label="Cargando la auditoría…">
          <Stack gap={4}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </Stack>
        </Loading>
      )}
      {log.isError && !log.isFetchNextPageError && !refused && (
        <ErrorState onRetry={() => void log.refetch()} busy={log.isFetching}>
          {log.error.message}
        </ErrorState>
      )}
      {log.isSuccess && entries.length === 0 && (
        <EmptyState
          title={isFiltered(filters) ? 'Nada con estos filtros' : 'Todavía no hay nada registrado'}
          action={
            isFiltered(filters) && (
              <Button variant="secondary" onClick={() => setParams({})}>
                Quitar filtros
              </Button>
            )
          }
        >
          {isFiltered(filters)
            ? 'Prueba con otra persona, otra acción u otros días.'
            : 'Cada acción de un administrador aparecerá aquí.'}
        </EmptyState>
      )}
      {entries.length > 0 && !refused && (
        <ul className={style.list} ref={box} aria-busy={log.isPlaceholderData || undefined}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <AuditEntry entry={entry} />
            </li>
          ))}
          {log.hasNextPage && (
            <li>
              {log.isFetchNextPageError && <p role="alert">{log.error.message}</p>}
              <Button
                variant="secondary"
                busy={log.isFetchingNextPage}
                onClick={() => void keepFocus(async () => void (await log.fetchNextPage()))}
              >
                Ver más
              </Button>
            </li>
          )}
        </ul>
      )}
    </Stack>
  );
}
