import { getTeamRequests as call } from '#contract/requests.ts';
import { requestTitle, type RequestState } from '#domain/requests/state.ts';
import { handle } from '#server/calls/handler.ts';
import { nameOfListed, visibleName } from '#server/features/accounts/index.ts';
import { askedOf } from '../asked.ts';
import { recipientsOf } from '../queries.ts';
import { stateWith } from '../views.ts';
import { requestPage, requestRows } from './queries.ts';

const ROWS = 10;

export const getTeamRequests = handle(call, async (input, { db, now }) => {
  const { keys, paging } = await requestPage(db, input, { ...input, rows: ROWS });
  const rows = await requestRows(db, keys);
  const recipients = keys.length > 0 ? await recipientsOf(db, keys) : [];
  return {
    solicitudes: rows.map((row) => ({
      id: row.id,
      estado: row.estado as RequestState,
      createAt: row.created_at.toISOString(),
      titulo: requestTitle(askedOf(row)),
      categoria: row.categoria,
      ciudad: row.lugar_ciudad,
      lugar: row.lugar_estado,
      cliente: { keylogin: row.client.keylogin, nombre: nameOfListed(row.client) },
      destinatarios: recipients
        .filter(({ request_id }) => request_id === row.id)
        .map((one) => ({
          keylogin: one.keylogin,
          nombre: visibleName(one),
          estado: stateWith(one, row, now),
        })),
    })),
    ...paging,
  };
});
