import { getRehire as call, type Rehirable } from '#contract/favourites.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { nameFor, picturePath } from '#server/features/accounts/index.ts';
import { askedOf, lastRequests } from '#server/features/requests/index.ts';
import { rehirableBy, type RehirableRow } from './queries.ts';

export const getRehire = handleOutside(call, async ({ other_key }, { caller, db }) => {
  const rows = await rehirableBy(db, caller.id, other_key);
  if (other_key !== undefined && rows.length === 0) return fail('profile_not_found');
  const people = rows.map(({ id, ultimo_id }) => ({ professionalId: id, lastWork: ultimo_id }));
  const requests = people.length === 0 ? [] : await lastRequests(db, caller.id, people);
  const asked = new Map(requests.map((row) => [row.professional_id, askedOf(row)]));
  return { contratados: rows.map((row) => view(row, asked.get(row.id) ?? null)) };
});

const view = (row: RehirableRow, solicitud: Rehirable['solicitud']): Rehirable => ({
  keylogin: row.keylogin,
  nombre: nameFor({ ...row, acquainted: row.trabajos > 0 }),
  img_profile: picturePath(row.img_profile),
  profesion: row.profesion ?? '',
  imagen: picturePath(row.imagen),
  trabajos_contigo: row.trabajos,
  favorito: row.favorito ? 1 : 0,
  disponible: row.disponible ? 1 : 0,
  ultimo:
    row.ultimo_id === null || row.ultimo_at === null
      ? null
      : {
          id: row.ultimo_id,
          titulo: row.ultimo_titulo ?? '',
          finishedAt: row.ultimo_at.toISOString(),
        },
  solicitud,
});
