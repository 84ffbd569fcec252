import { exportPagos, type ListedPayment, type PaymentSums } from '#contract/payments.ts';
import { api } from '#web/api/index.ts';
import { ApiError } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { FileButton } from '../file-button.tsx';
import { ListPage, Sums } from '../list/list-page.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { pageInput } from '../list/rows.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { loadCsv } from './csv.ts';
import { CHOICES, inputOf, isFiltered, type PaymentsQuery } from './filters.ts';
import { PaymentsFilters } from './payments-filters.tsx';
import { PaymentsTable } from './payments-table.tsx';
import style from './payments.module.css';

export const meta = () => [{ title: 'Pagos de clientes · Maestros' }];

/** /admin/pagos-de-clientes (2 §2): what was charged, or what was only tried; filters and order are in the address. */
export default function Payments() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const attempts = listQuery.ver === 'intentos';
  const list = useNumberedList({
    of: ['payments'],
    listQuery,
    fetch: (query: PaymentsQuery & { marca?: string }, signal) =>
      api.payments.getPagosDeClientes({ ...inputOf(query), ...pageInput(query) }, { signal }),
  });
  const sums = list.data?.sumas;
  const problems = (list.error instanceof ApiError && list.error.campos) || {};
  return (
    <ListPage title="Pagos de clientes">
      <PaymentsFilters listQuery={listQuery} problems={problems} onChange={change} />
      {listQuery.persona !== '' && (
        <Person
          keylogin={listQuery.persona}
          pagos={list.data?.pagos ?? []}
          onRemove={() => change({ persona: '' })}
        />
      )}
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        filas={listQuery.filas}
        onFilas={(filas) => change({ filas })}
        noun={attempts ? ['intento', 'intentos'] : ['pago', 'pagos']}
        none={noneOf(listQuery, reset)}
        sums={sums && <PaymentsSums sums={sums} attempts={attempts} />}
        actions={
          <FileButton call={exportPagos} load={() => loadCsv(listQuery)}>
            Descargar CSV
          </FileButton>
        }
      >
        {({ pagos }, { stale }) => (
          <PaymentsTable
            pagos={pagos}
            stale={stale}
            order={listQuery.orden}
            onOrder={(orden) => change({ orden: orden as PaymentsQuery['orden'] })}
          />
        )}
      </NumberedList>
    </ListPage>
  );
}

function PaymentsSums({ sums, attempts }: { sums: PaymentSums; attempts: boolean }) {
  const { cantidad, devuelto, por_devolver, costo } = sums;
  const some = (label: string, mxn: number) =>
    mxn === 0 ? [] : [{ label, value: <Money mxn={mxn} /> }];
  return (
    <Sums
      of={[
        { label: attempts ? 'Intentado' : 'Cobrado', value: <Money mxn={cantidad} /> },
        ...some('Devuelto', devuelto - por_devolver),
        ...some('Por devolver', por_devolver),
        ...some('Costo de Stripe', costo),
      ]}
    />
  );
}

interface PersonProps {
  keylogin: string;
  pagos: readonly ListedPayment[];
  onRemove: () => void;
}

/** Whose payments these are, whichever side they are on. */
function Person({ keylogin, pagos, onRemove }: PersonProps) {
  const names = pagos.flatMap(({ keylogin: payer, nombre_completo, proyecto }) => [
    ...(payer === keylogin ? [nombre_completo] : []),
    ...(proyecto?.profesional.keylogin === keylogin ? [proyecto.profesional.nombre] : []),
  ]);
  return (
    <p className={style.only}>
      <span>Solo los de {names[0] ?? 'una persona'}</span>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        Ver los de todos
      </Button>
    </p>
  );
}

/** What an empty list says. */
function noneOf(query: PaymentsQuery, onReset: () => void) {
  const attempts = query.ver === 'intentos';
  if (isFiltered({ ...query, ver: '' }))
    return {
      title: attempts ? 'No hay intentos con estos filtros' : 'No hay pagos con estos filtros',
      text: 'Prueba con otro texto, o quita los filtros.',
      onReset,
    };
  if (attempts)
    return {
      title: 'No hay intentos sin cobro',
      text: 'Los pagos que se empiecen y no se cobren estarán aquí.',
      onReset,
    };
  if (query.ver !== '')
    return {
      title: query.ver === 'devueltos' ? 'No hay devoluciones' : 'No hay contracargos abiertos',
      text: 'Ningún pago tiene nada de eso.',
      onReset,
    };
  return { title: 'Todavía no hay pagos', text: 'Lo que se pague con tarjeta estará aquí.' };
}
