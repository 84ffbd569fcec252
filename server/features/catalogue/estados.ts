import { sql } from 'kysely';
import type { Estado } from '#contract/catalogue/view.ts';
import type { Db } from '#server/db/pool.ts';

/** New data of a release or an import shows after this time at the latest. */
const FRESH_MS = 60_000;

const known = new WeakMap<Db, { until: number; estados: Promise<Estado[]> }>();

/** The states with their cities, cached for a minute: they are large and hardly change. */
export function estadosCiudades(db: Db, now: Date): Promise<Estado[]> {
  const kept = known.get(db);
  if (kept && kept.until > now.getTime()) return kept.estados;
  const estados = read(db);
  known.set(db, { until: now.getTime() + FRESH_MS, estados });
  // A failed read is not cached.
  estados.catch(() => known.delete(db));
  return estados;
}

async function read(db: Db): Promise<Estado[]> {
  return db
    .selectFrom('estado as e')
    .select(['e.id', 'e.nombre'])
    .select(
      sql<Estado['ciudades']>`coalesce((
        select json_agg(json_build_object('id', c.id, 'nombre', c.nombre)
          order by search_text(c.nombre))
        from ciudad c where c.estado_id = e.id), '[]')`.as('ciudades'),
    )
    .orderBy(sql`search_text(e.nombre)`)
    .execute();
}
