import * as api from '#web/api/index.ts';
import { Stack } from '#web/ui/stack.tsx';
import { NumberedList } from '../list/numbered-list.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { PaymentsTable } from './payments-table.tsx';

export const meta = () => [{ title: 'Pagos de clientes · Maestros' }];

const CHOICES = {} as const;

/** /admin/pagos-de-clientes (2 §2). */
export default function Payments() {
  const { asked, change, reset } = useListAddress(CHOICES);
  const list = useNumberedList({
    of: ['payments'],
    asked,
    fetch: (page: typeof asked & { marca?: string }, signal) =>
      api.adminPayments.getPagosDeClientes({ ...page, itemsPerPage: 10 }, { signal }),
  });
  return (
    <Stack gap={5}>
      <h1>Pagos de clientes</h1>
      <SearchBox
        label="Nombre, correo, concepto o id del pago"
        applied={asked.search}
        onSearch={(search) => change({ search })}
      />
      <NumberedList
        list={list}
        page={asked.page}
        onPage={(page) => change({ page })}
        noun={['pago', 'pagos']}
        none={
          asked.search === ''
            ? { title: 'Todavía no hay pagos', text: 'Lo que se pague con tarjeta estará aquí.' }
            : {
                title: 'No hay pagos con este texto',
                text: 'Prueba con otro nombre, correo o concepto, o con el id que da Stripe.',
                onReset: reset,
              }
        }
      >
        {({ pagos }, { stale }) => <PaymentsTable pagos={pagos} stale={stale} />}
      </NumberedList>
    </Stack>
  );
}
