import { exportProjects as call } from '#contract/projects.ts';
import { PROJECTS_COUNTED } from '#domain/projects/listing.ts';
import { handle } from '#server/calls/handler.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { conditionsOf } from './filters.ts';
import { listedRows, projectPage } from './queries.ts';
import { listedView } from './views.ts';

export const exportProjects = handle(call, async (filters, { caller, db, now }) => {
  const { marks } = await projectPage(db, {
    where: await conditionsOf(db, filters, { callerId: caller.id, now }),
    order: filters.orden ?? 'recientes',
    after: undefined,
    rows: PROJECTS_COUNTED + 1,
  });
  const ids = marks.slice(0, PROJECTS_COUNTED).map(({ id }) => id);
  const proyectos = (await inChunks(ids, (some) => listedRows(db, some))).map(listedView);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_proyectos',
    subjectId: '',
    people: [],
    after: { proyectos: proyectos.length, ...askedFilters(filters) },
    now,
  });
  return { proyectos, hay_mas: marks.length > PROJECTS_COUNTED };
});
