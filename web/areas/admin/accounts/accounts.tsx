import { IconUserPlus } from '@tabler/icons-react';
import { exportAccounts } from '#contract/accounts.ts';
import { REMINDED_AT_ONCE } from '#domain/reminders/asked.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { FileButton } from '../file-button.tsx';
import { TeamButton } from '../team-button.tsx';
import { writeAddress } from '../list/address.ts';
import { ChooseAll } from '../list/choose/choose.tsx';
import { useChoice } from '../list/choose/use-choice.ts';
import { ListPage } from '../list/list-page.tsx';
import { LedHere } from '../list/led-here.tsx';
import { monthWords } from '../words.ts';
import { NumberedList } from '../list/numbered-list.tsx';
import { pageInput } from '../list/rows.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { AccountsFilters } from './accounts-filters.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { ChosenAccounts } from './chosen-accounts.tsx';
import { loadCsv } from './csv.ts';
import { type AccountsQuery, CHOICES, inputOf } from './filters.ts';
import { notChosenWords } from './words.ts';

export const meta = () => [{ title: 'Cuentas · Maestros' }];

/** «Desde nov 2026», «Desde nov 2026, regresaron en 3 meses». */
function cohortWords(month: string, months: string): string {
  const back = months && `, regresaron en ${months === '1' ? '1 mes' : `${months} meses`}`;
  return `Desde ${monthWords(month)}${back}`;
}

/** /admin/cuentas (2 §2); filters and order are in the address. */
export default function Accounts() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['accounts'],
    listQuery,
    fetch: (query: AccountsQuery & { marca?: string }, signal) =>
      api.accounts.getAccounts({ ...inputOf(query), ...pageInput(query) }, { signal }),
  });
  const choice = useChoice(list.data?.accounts ?? [], {
    of: JSON.stringify({ ...listQuery, page: 1, orden: '', filas: '' }),
    keyOf: ({ keylogin }) => keylogin,
    whyNot: notChosenWords,
    most: REMINDED_AT_ONCE,
    keeps: true,
  });
  const { categoria, lugar, ciudad, cohorte, volvieron } = listQuery;
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
        filas={listQuery.filas}
        onFilas={(filas) => change({ filas })}
        noun={['cuenta', 'cuentas']}
        none={{
          title: 'No hay cuentas con estos filtros',
          text: 'Prueba con otro nombre o correo, o quita los filtros.',
          onReset: reset,
        }}
        actions={
          <>
            <ChooseAll
              chosen={choice.all.chosen}
              onChoose={(yes) => choice.all.choose(yes)}
              disabledReason={choice.all.whyNot('Aquí no hay profesionales que elegir.')}
            />
            <FileButton call={exportAccounts} load={() => loadCsv(listQuery)}>
              Descargar CSV
            </FileButton>
          </>
        }
      >
        {({ accounts }, { stale }) => (
          <AccountsTable
            accounts={accounts}
            stale={stale}
            order={listQuery.orden}
            onOrder={(orden) => change({ orden: orden as AccountsQuery['orden'] })}
            choice={choice}
          />
        )}
      </NumberedList>
      <ChosenAccounts chosen={choice.chosen} tooMany={choice.tooMany} onNone={choice.none} />
    </ListPage>
  );
}
