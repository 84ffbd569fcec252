import { api } from '#web/api/index.ts';
import { SearchedList } from '../list/searched-list.tsx';
import { PaymentsTable } from './payments-table.tsx';

export const meta = () => [{ title: 'Pagos de clientes · Maestros' }];

/** /admin/pagos-de-clientes (2 §2). */
export default function Payments() {
  return (
    <SearchedList
      title="Pagos de clientes"
      name="payments"
      fetch={(page, options) => api.payments.getPagosDeClientes(page, options)}
      label="Nombre, correo, concepto o id del pago"
      noun={['pago', 'pagos']}
      empty={{
        title: 'Todavía no hay pagos',
        text: 'Lo que se pague con tarjeta estará aquí.',
      }}
      unfound={{
        title: 'No hay pagos con este texto',
        text: 'Prueba con otro nombre, correo o concepto, o con el id que da Stripe.',
      }}
    >
      {({ pagos }, { stale }) => <PaymentsTable pagos={pagos} stale={stale} />}
    </SearchedList>
  );
}
