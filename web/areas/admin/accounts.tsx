import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as api from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Row, Stack } from '#web/ui/stack.tsx';
import { AccountsFilters } from './accounts-filters.tsx';
import { AccountsSkeleton } from './accounts-skeleton.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { asInput, type Filters, readFilters, writeFilters } from './filters.ts';
import { Pagination } from './pagination.tsx';

export const meta = () => [{ title: 'Cuentas · Maestros' }];

/** /admin/cuentas (2 §2). What is filtered and which page is shown stand in the address. */
export default function Accounts() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const list = useQuery({
    queryKey: ['admin', 'accounts', filters],
    queryFn: ({ signal }) => api.adminAccounts.getAccounts(asInput(filters), { signal }),
    // The former page stays until the next is here.
    placeholderData: keepPreviousData,
  });
  const change = (part: Partial<Filters>) =>
    setParams(writeFilters({ ...filters, page: 1, ...part }), { preventScrollReset: true });

  return (
    <Stack gap={5}>
      <Row justify="between">
        <h1>Cuentas</h1>
        <Button
          href={paths.newProfessional}
          icon={<IconUserPlus size={20} aria-hidden />}
          label="Agregar profesional"
        >
          Agregar
        </Button>
      </Row>
      <AccountsFilters filters={filters} onChange={change} />
      {list.isPending && <AccountsSkeleton />}
      {list.isError && !list.data && (
        <ErrorState onRetry={() => void list.refetch()} busy={list.isFetching}>
          {list.error.message}
        </ErrorState>
      )}
      {list.data && list.data.accounts.length === 0 && (
        <EmptyState
          title="No hay cuentas con estos filtros"
          action={
            <Button variant="secondary" onClick={() => setParams({})}>
              Ver todas
            </Button>
          }
        >
          Prueba con otro nombre o correo, o quita los filtros.
        </EmptyState>
      )}
      {list.data && list.data.accounts.length > 0 && (
        <>
          <AccountsTable accounts={list.data.accounts} stale={list.isPlaceholderData} />
          <Pagination
            page={filters.page}
            totalPages={list.data.totalPages}
            busy={list.isPlaceholderData}
            onChange={(page) => change({ page })}
          />
        </>
      )}
    </Stack>
  );
}
