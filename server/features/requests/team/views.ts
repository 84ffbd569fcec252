import { requestTitle, type RequestState } from '#domain/requests/state.ts';
import type { Db } from '#server/db/pool.ts';
import { nameOfListed, visibleName } from '#server/features/accounts/index.ts';
import { askedOf } from '../asked.ts';
import { recipientsListed } from '../queries.ts';
import { stateWith } from '../views.ts';
import { requestRows } from './queries.ts';

/** These requests as the team lists them, in this order. */
export async function listedRequests(db: Db, keys: readonly number[], now: Date) {
  const rows = await requestRows(db, keys);
  const recipients = Map.groupBy(
    keys.length > 0 ? await recipientsListed(db, keys) : [],
    ({ request_id }) => request_id,
  );
  return rows.map((row) => ({
    id: row.id,
    estado: row.estado as RequestState,
    createAt: row.created_at.toISOString(),
    titulo: requestTitle(askedOf(row)),
    categoria: row.categoria,
    ciudad: row.lugar_ciudad,
    lugar: row.lugar_estado,
    cliente: { keylogin: row.client.keylogin, nombre: nameOfListed(row.client) },
    destinatarios: (recipients.get(row.id) ?? []).map((one) => ({
      keylogin: one.keylogin,
      nombre: visibleName(one),
      estado: stateWith(one, row, now),
    })),
  }));
}
