import { IconUserPlus } from '@tabler/icons-react';
import { exportAccounts } from '#contract/accounts.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { FileButton } from '../file-button.tsx';
import { TeamButton } from '../team-button.tsx';
import { writeAddress } from '../list/address.ts';
import { ListPage } from '../list/list-page.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { rowsOf } from '../list/rows.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { AccountsFilters } from './accounts-filters.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { loadCsv } from './csv.ts';
import { type AccountsQuery, CHOICES, inputOf } from './filters.ts';

export const meta = () => [{ title: 'Cuentas · Maestros' }];

/** /admin/cuentas (2 §2); filters and order are in the address. */
export default function Accounts() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['accounts'],
    listQuery,
    fetch: (query: AccountsQuery & { marca?: string }, signal) =>
      api.accounts.getAccounts(
        {
          ...inputOf(query),
          page: query.page,
          itemsPerPage: rowsOf(query.filas),
          ...(query.marca && { marca: query.marca }),
        },
        { signal },
      ),
  });
  return (
    <ListPage
      title="Cuentas"
      actions={
        <TeamButton
          href={paths.newProfessionalFrom(writeAddress(listQuery).toString())}
          icon={<IconUserPlus size={20} aria-hidden />}
          label="Agregar profesional"
        >
          Agregar
        </TeamButton>
      }
    >
      <AccountsFilters listQuery={listQuery} onChange={change} />
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        filas={listQuery.filas}
        onFilas={(filas) => change({ filas })}
        noun={['cuenta', 'cuentas']}
        none={{
          title: 'No hay cuentas con estos filtros',
          text: 'Prueba con otro nombre o correo, o quita los filtros.',
          onReset: reset,
        }}
        actions={
          <FileButton call={exportAccounts} load={() => loadCsv(listQuery)}>
            Descargar CSV
          </FileButton>
        }
      >
        {({ accounts }, { stale }) => (
          <AccountsTable
            accounts={accounts}
            stale={stale}
            order={listQuery.orden}
            onOrder={(orden) => change({ orden: orden as AccountsQuery['orden'] })}
          />
        )}
      </NumberedList>
    </ListPage>
  );
}
