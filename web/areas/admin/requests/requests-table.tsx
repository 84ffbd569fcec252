import { Link } from 'react-router';
import type { OutputOf } from '#contract/call.ts';
import type { getTeamRequests } from '#contract/requests.ts';
import { paths } from '#web/paths.ts';
import { Cell, ListTable, moveFocus, TitleCell } from '../list/list-table.tsx';
import { dayText } from '../words.ts';
import { StateChip } from './state-chip.tsx';
import { answersText } from './words.ts';

type Request = OutputOf<typeof getTeamRequests>['solicitudes'][number];

interface RequestsTableProps {
  solicitudes: readonly Request[];
  /** Another page is loading. */
  stale: boolean;
}

const COLUMNS = [
  'Solicitud',
  'Cliente',
  'Categoría',
  'Lugar',
  'Respuestas',
  'Estado',
  { label: 'Fecha', number: true },
] as const;

export function RequestsTable({ solicitudes, stale }: RequestsTableProps) {
  return (
    <ListTable caption="Solicitudes" columns={COLUMNS} stale={stale}>
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
