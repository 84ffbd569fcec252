import { useSearchParams } from 'react-router';
import { importedWords } from '#domain/reconciliation/imported.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, SkeletonPanel } from '#web/ui/skeleton.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BankLines } from './bank-lines.tsx';
import { ImportStatement } from './import-statement.tsx';
import { useBankLines } from './use-bank-lines.ts';

export const meta = () => [{ title: 'Estado de cuenta · Maestros' }];

/** /admin/contabilidad/banco (4 §B): what the bank says of the platform's account. */
export default function Bank() {
  const [params, setParams] = useSearchParams();
  const ver = params.get('ver') === 'todas' ? 'todas' : 'sin-explicar';
  return (
    <Stack gap={4}>
      <h1>Estado de cuenta</h1>
      <ImportStatement />
      <Tabs
        label="Líneas del banco"
        value={ver}
        onChange={(id) =>
          setParams(id === 'todas' ? { ver: id } : {}, { preventScrollReset: true })
        }
        tabs={[
          { id: 'sin-explicar', label: 'Sin explicar', content: <List unexplained /> },
          { id: 'todas', label: 'Todas', content: <List unexplained={false} /> },
        ]}
      />
    </Stack>
  );
}

function List({ unexplained }: { unexplained: boolean }) {
  const list = useBankLines(unexplained);
  if (list.isPending)
    return (
      <Loading label="Cargando el estado de cuenta…">
        <SkeletonPanel />
      </Loading>
    );
  if (!list.data)
    return (
      <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
        {list.error.message}
      </ErrorState>
    );
  const lines = list.data.pages.flatMap(({ lineas }) => lineas);
  const imported = list.data.pages[0]?.importados ?? [];
  if (imported.length === 0)
    return (
      <EmptyState title="Todavía no hay estado de cuenta">
        Importa el archivo CSV que da tu banco: cada línea se compara con los depósitos de Stripe y
        con los pagos a profesionales.
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      <p>Importado: {importedWords(imported)}.</p>
      {lines.length === 0 ? (
        <EmptyState scene="success" title="Todo está explicado">
          Cada línea del banco corresponde a algo en los libros, o alguien dijo qué es.
        </EmptyState>
      ) : (
        <BankLines lines={lines} stale={list.isFetchingNextPage} />
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </Stack>
  );
}
