import { getProjects as call } from '#contract/projects.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { PROJECTS_COUNTED } from '#domain/projects/listing.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { auditList } from '#server/features/audit/index.ts';
import { conditionsOf } from './filters.ts';
import { listedRows, type Mark, projectPage, type ProjectSumsRow } from './queries.ts';
import { listedView } from './views.ts';

const ROWS = 20;

export const getProjects = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_proyectos', input, now });
  const { despues, cuantos = ROWS, ...filters } = input;
  const { marks, sums } = await projectPage(db, {
    where: await conditionsOf(db, filters, { callerId: caller.id, now }),
    order: filters.orden ?? 'recientes',
    after: despues === undefined ? undefined : readMark(despues),
    rows: cuantos + 1,
  });
  const { shown, following } = pageOf(marks, cuantos, ({ value, id }) => `${value}.${id}`);
  const rows = await listedRows(
    db,
    shown.map(({ id }) => id),
  );
  return {
    proyectos: rows.map(listedView),
    ...following,
    sumas: despues === undefined ? sumsView(sums) : null,
  };
});

function readMark(mark: string): Mark {
  const [value = 0, id = 0] = mark.split('.').map(Number);
  return { value, id };
}

/** More than are counted are not added up: what was read of them is any of them. */
function sumsView({ total, precio, retenido }: ProjectSumsRow) {
  const many = Number(total) > PROJECTS_COUNTED;
  return {
    total: Math.min(Number(total), PROJECTS_COUNTED),
    muchos: many ? (1 as const) : (0 as const),
    precio: many ? 0 : toMxn(centavos(Number(precio))),
    retenido: many ? 0 : toMxn(centavos(Number(retenido))),
  };
}
