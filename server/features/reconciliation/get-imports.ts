import { sql } from 'kysely';
import { getImports as call } from '#contract/reconciliation.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';

const PAGE = 10;

export const getImports = handle(call, async ({ antes }, { db }) => {
  const { shown, following } = pageOf(await imports(db, antes ?? null), PAGE, ({ id }) => id);
  return {
    importaciones: shown.map(({ imported_at, ...row }) => ({
      ...row,
      createAt: imported_at.toISOString(),
    })),
    ...following,
  };
});

async function imports(db: Db, before: number | null) {
  const { rows } = await sql<{
    id: number;
    archivo: string;
    desde: string;
    hasta: string;
    imported_at: Date;
    por: string;
    lineas: number;
    propias: number;
    explicadas: number;
  }>`
    select i.id, i.archivo, i.desde::text, i.hasta::text, i.imported_at, concat_ws(' ', a.nombre, a.apellidos) as por,
      own.lineas, own.propias, own.explicadas
    from (
      select * from bank_import where ${before}::bigint is null or id < ${before} order by id desc limit ${PAGE + 1}
    ) i
    join account a on a.id = i.imported_by
    cross join lateral (
      select count(*) as lineas, count(*) filter (where alone) as propias,
        count(*) filter (where alone and l.attended_at is not null) as explicadas
      from bank_import_line n join bank_line l on l.id = n.line_id
      cross join lateral (select not exists (
        select from bank_import_line o where o.line_id = n.line_id and o.import_id <> i.id) as alone) x
      where n.import_id = i.id
    ) own
    order by i.id desc`.execute(db);
  return rows;
}
