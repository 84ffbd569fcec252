import { Link } from 'react-router';
import type { ListedPayment } from '#contract/payments.ts';
import { paths } from '#web/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Money } from '#web/ui/money.tsx';
import { EmailText } from '../email-text.tsx';
import { Cell, ListTable, moveFocus, NoCell, TitleCell } from '../list/list-table.tsx';
import { dayText } from '../words.ts';
import { PaymentChip } from './payment-chip.tsx';

interface PaymentsTableProps {
  pagos: readonly ListedPayment[];
  /** Another page is loading. */
  stale: boolean;
  order: string;
  onOrder: (order: string) => void;
}

const COLUMNS = [
  'Persona',
  'Correo',
  'Concepto',
  { label: 'Estado', width: '11rem' },
  { label: 'Fecha', number: true, width: '6.25rem' },
  { label: 'Devuelto', number: true, width: '6.25rem' },
  { label: 'Cantidad', number: true, width: '7rem', order: ['cantidad', 'descending'] },
] as const;

export function PaymentsTable({ pagos, stale, order, onOrder }: PaymentsTableProps) {
  return (
    <ListTable
      dense
      caption="Pagos de clientes"
      columns={COLUMNS}
      stale={stale}
      order={order}
      onOrder={onOrder}
    >
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
            {pago.contracargo ? (
              <Chip tone="error">Contracargo</Chip>
            ) : (
              <PaymentChip payment={pago} />
            )}
          </Cell>
          <Cell label="Fecha" kind="number">
            {dayText(pago.settledAt ?? pago.createAt)}
          </Cell>
          {pago.devuelto === 0 ? (
            <NoCell kind="number" said="Nada devuelto" />
          ) : (
            <Cell label="Devuelto o por devolver" kind="number">
              <Money mxn={pago.devuelto} bare />
            </Cell>
          )}
          <Cell label="Cantidad" kind="number">
            <Money mxn={pago.value} bare strong />
          </Cell>
        </tr>
      ))}
    </ListTable>
  );
}
