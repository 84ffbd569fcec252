import { Link } from 'react-router';
import type { getPagosDeClientes } from '#contract/payments.ts';
import type { OutputOf } from '#contract/call.ts';
import { paths } from '#web/paths.ts';
import { Money } from '#web/ui/money.tsx';
import { EmailText } from '../email-text.tsx';
import { Cell, ListTable, moveFocus, NoCell, TitleCell } from '../list/list-table.tsx';
import { dayText } from '../words.ts';
import { PaymentChip } from './payment-chip.tsx';

type Payment = OutputOf<typeof getPagosDeClientes>['pagos'][number];

interface PaymentsTableProps {
  pagos: readonly Payment[];
  /** Another page is loading. */
  stale: boolean;
}

const COLUMNS = [
  'Persona',
  'Correo',
  'Concepto',
  'Estado',
  { label: 'Fecha', number: true },
  { label: 'Cantidad', number: true },
] as const;

export function PaymentsTable({ pagos, stale }: PaymentsTableProps) {
  return (
    <ListTable caption="Pagos de clientes" columns={COLUMNS} stale={stale}>
      {pagos.map((pago) => (
        <tr key={pago.id}>
          <TitleCell>
            <Link data-row to={paths.clientPayment(pago.id)} onKeyDown={moveFocus}>
              {pago.nombre_completo}
            </Link>
          </TitleCell>
          {pago.email === '' ? (
            <NoCell />
          ) : (
            <Cell label="Correo" kind="long">
              <EmailText email={pago.email} />
            </Cell>
          )}
          <Cell label="Concepto">{pago.descripcion}</Cell>
          <Cell label="Estado">
            <PaymentChip status={pago.payment_status} />
          </Cell>
          <Cell label="Fecha" kind="number">
            {dayText(pago.settledAt ?? pago.createAt)}
          </Cell>
          <Cell label="Cantidad" kind="number">
            <Money mxn={pago.value} strong />
          </Cell>
        </tr>
      ))}
    </ListTable>
  );
}
