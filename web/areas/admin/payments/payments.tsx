import { api } from '#web/api/index.ts';
import { SearchBox } from '#web/shared/search-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { ListQuery } from '../list/address.ts';
import { NumberedList } from '../list/numbered-list.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useNumberedList } from '../list/use-numbered-list.ts';
import { PaymentsTable } from './payments-table.tsx';
import { SHOWN, shownOptions } from './shown.ts';

export const meta = () => [{ title: 'Pagos de clientes · Maestros' }];

const CHOICES = { ver: SHOWN } as const;
type PaymentsQuery = ListQuery<typeof CHOICES>;

/** /admin/pagos-de-clientes (2 §2): what was charged, or what was only tried. */
export default function Payments() {
  const { listQuery, change, reset } = useListAddress(CHOICES);
  const attempts = listQuery.ver === 'intentos';
  const list = useNumberedList({
    of: ['payments'],
    listQuery,
    fetch: ({ ver, ...page }: PaymentsQuery & { marca?: string }, signal) =>
      api.payments.getPagosDeClientes(
        { ...page, itemsPerPage: 10, ...(ver === 'intentos' && { intentos: true }) },
        { signal },
      ),
  });
  return (
    <Stack gap={5}>
      <h1>Pagos de clientes</h1>
      <SearchBox
        label="Nombre, correo, concepto o id del pago"
        applied={listQuery.search}
        onSearch={(search) => change({ search })}
      >
        <SelectField
          filter
          label="Ver"
          options={shownOptions}
          value={listQuery.ver}
          onChange={(ver) => change({ ver: ver as PaymentsQuery['ver'] })}
        />
      </SearchBox>
      <NumberedList
        list={list}
        page={listQuery.page}
        onPage={(page) => change({ page })}
        noun={attempts ? ['intento', 'intentos'] : ['pago', 'pagos']}
        none={noneOf(listQuery, reset)}
      >
        {({ pagos }, { stale }) => <PaymentsTable pagos={pagos} stale={stale} />}
      </NumberedList>
    </Stack>
  );
}

/** What an empty list says. */
function noneOf({ search, ver }: PaymentsQuery, onReset: () => void) {
  if (search !== '')
    return {
      title: ver === 'intentos' ? 'No hay intentos con este texto' : 'No hay pagos con este texto',
      text: 'Prueba con otro nombre, correo o concepto, o con el id que da Stripe.',
      onReset,
    };
  return ver === 'intentos'
    ? {
        title: 'No hay intentos sin cobro',
        text: 'Los pagos que se empiecen y no se cobren estarán aquí.',
        onReset,
      }
    : { title: 'Todavía no hay pagos', text: 'Lo que se pague con tarjeta estará aquí.' };
}
