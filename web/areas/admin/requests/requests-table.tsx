import { Link } from 'react-router';
import type { ListedRequest } from '#contract/requests.ts';
import { paths } from '#web/paths.ts';
import { Cell, ListTable, moveFocus, TitleCell } from '../list/list-table.tsx';
import { dayText } from '../words.ts';
import { StateChip } from './state-chip.tsx';
import { answersText } from './words.ts';

interface RequestsTableProps {
  solicitudes: readonly ListedRequest[];
  /** Another page is loading. */
  stale: boolean;
  order: string;
  onOrder: (order: string) => void;
}

const COLUMNS = [
  'Solicitud',
  { label: 'Cliente', width: '9rem' },
  { label: 'Categoría', width: '8.5rem' },
  { label: 'Lugar', width: '10.5rem' },
  { label: 'Respuestas', width: '11rem' },
  { label: 'Estado', width: '6rem' },
  { label: 'Fecha', number: true, width: '6.5rem', order: ['antiguas', 'ascending'] },
] as const;

export function RequestsTable({ solicitudes, stale, order, onOrder }: RequestsTableProps) {
  return (
    <ListTable
      dense
      caption="Solicitudes"
      columns={COLUMNS}
      stale={stale}
      order={order}
      onOrder={onOrder}
    >
      {solicitudes.map((request) => (
        <tr key={request.id}>
          <TitleCell>
            <Link data-row to={paths.teamRequest(request.id)} onKeyDown={moveFocus}>
              {request.titulo}
            </Link>
          </TitleCell>
          <Cell label="Cliente">{request.cliente.nombre}</Cell>
          <Cell label="Categoría">{request.categoria}</Cell>
          <Cell label="Lugar">
            {request.ciudad}, {request.lugar}
          </Cell>
          <Cell label="Respuestas">{answersText(request.destinatarios)}</Cell>
          <Cell label="Estado" kind="short">
            <StateChip estado={request.estado} />
          </Cell>
          <Cell label="Fecha" kind="number">
            {dayText(request.createAt)}
          </Cell>
        </tr>
      ))}
    </ListTable>
  );
}
