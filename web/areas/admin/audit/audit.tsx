import { useSearchParams } from 'react-router';
import { exportAudit } from '#contract/audit.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FileButton } from '../file-button.tsx';
import { GrowingList } from '#web/shared/growing-list.tsx';
import { ListPage, ListSummary } from '../list/list-page.tsx';
import { RowsField } from '../list/rows-field.tsx';
import { AuditFilterBar } from './audit-filters.tsx';
import style from './audit.module.css';
import { loadCsv } from './csv.ts';
import { AuditEntry } from './entry.tsx';
import { type AuditFilters, isFiltered, readFilters, writeFilters } from './filters.ts';
import { useAudit } from './use-audit.ts';

export const meta = () => [{ title: 'Auditoría · Maestros' }];

/** /admin/auditoria: the log of administrators' actions (decisions §4). The filters are in the address. */
export default function Audit() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const log = useAudit(filters);
  const administrators = log.data?.pages[0]?.administradores ?? [];
  const problems = (log.error instanceof ApiError && log.error.campos) || {};
  const invalidFilters = Object.keys(problems).length > 0;
  const none = log.data?.pages.every(({ entradas }) => entradas.length === 0) || invalidFilters;
  const change = (part: Partial<AuditFilters>) =>
    setParams(writeFilters({ ...filters, ...part }), { preventScrollReset: true });

  return (
    <ListPage title="Auditoría">
      <AuditFilterBar
        filters={filters}
        administrators={administrators}
        problems={problems}
        onChange={change}
      />
      <ListSummary
        actions={
          <>
            <RowsField least={20} value={filters.filas} onChange={(filas) => change({ filas })} />
            <FileButton
              call={exportAudit}
              disabledReason={
                none
                  ? 'No hay nada que descargar.'
                  : log.data
                    ? undefined
                    : 'Espera a que la auditoría esté aquí.'
              }
              load={() => loadCsv(filters, administrators)}
            >
              Descargar CSV
            </FileButton>
          </>
        }
      >
        <p className={style.muted}>
          Lo que hace el equipo, para siempre: nadie puede cambiarlo ni borrarlo.
        </p>
      </ListSummary>
      {!invalidFilters && (
        <GrowingList
          list={log}
          itemsOf={({ entradas }) => entradas}
          keyOf={({ id }) => id}
          loading="Cargando la auditoría…"
          none={<Nothing filtered={isFiltered(filters)} onReset={() => setParams({})} />}
        >
          {(entry) => <AuditEntry entry={entry} administrators={administrators} />}
        </GrowingList>
      )}
    </ListPage>
  );
}

function Nothing({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="Todavía no hay nada registrado">
        Cada acción de un administrador aparecerá aquí.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nada con estos filtros"
      action={
        <Button variant="secondary" onClick={onReset}>
          Quitar filtros
        </Button>
      }
    >
      Prueba con otra persona, otra acción u otros días.
    </EmptyState>
  );
}
