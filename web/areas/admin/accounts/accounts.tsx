import { IconUserPlus } from '@tabler/icons-react';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { Row, Stack } from '#web/ui/stack.tsx';
import { TeamButton } from '../team-button.tsx';
import { writeAddress } from '../list/address.ts';
import { LedHere } from '../list/led-here.tsx';
import { monthWords } from '../words.ts';
import { NumberedList } from '../list/numbered-list.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { type AccountsQuery, AccountsFilters, CHOICES } from './accounts-filters.tsx';
import { AccountsTable } from './accounts-table.tsx';

export const meta = () => [{ title: 'Cuentas · Maestros' }];

/** «Desde nov 2026», «Desde nov 2026, regresaron en 3 meses». */
function cohortWords(month: string, months: string): string {
  const back = months && `, regresaron en ${months === '1' ? '1 mes' : `${months} meses`}`;
  return `Desde ${monthWords(month)}${back}`;
}

/** /admin/cuentas (2 §2). */
export default function Accounts() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['accounts'],
    listQuery,
    fetch: (
      { validacion, estado, volvieron, ...rest }: AccountsQuery & { marca?: string },
      signal,
    ) =>
      api.accounts.getAccounts(
        {
          ...rest,
          itemsPerPage: 10,
          ...(validacion !== '' && { validacion }),
          ...(estado !== '' && { suspendidas: true }),
          ...(volvieron !== '' && { volvieron: Number(volvieron) }),
        },
        { signal },
      ),
  });
  const { categoria, lugar, ciudad, cohorte, volvieron } = listQuery;
  return (
    <Stack gap={5}>
      <Row justify="between">
        <h1>Cuentas</h1>
        <TeamButton
          href={paths.newProfessionalFrom(writeAddress(listQuery).toString())}
          icon={<IconUserPlus size={20} aria-hidden />}
          label="Agregar profesional"
        >
          Agregar
        </TeamButton>
      </Row>
      <AccountsFilters listQuery={listQuery} onChange={change} />
      {categoria && (
        <LedHere onClear={() => change({ categoria: '', lugar: '', ciudad: '' })}>
          {`Hacen ${categoria}${lugar && ` en ${[ciudad, lugar].filter(Boolean).join(', ')}`}`}
        </LedHere>
      )}
      {cohorte && (
        <LedHere onClear={() => change({ cohorte: '', volvieron: '' })}>
          {cohortWords(cohorte, volvieron)}
        </LedHere>
      )}
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        noun={['cuenta', 'cuentas']}
        none={{
          title: 'No hay cuentas con estos filtros',
          text: 'Prueba con otro nombre o correo, o quita los filtros.',
          onReset: reset,
        }}
      >
        {({ accounts }, { stale }) => <AccountsTable accounts={accounts} stale={stale} />}
      </NumberedList>
    </Stack>
  );
}
