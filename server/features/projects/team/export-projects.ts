import { exportProjects as call, type ListedProject } from '#contract/projects.ts';
import { PROJECTS_COUNTED } from '#domain/projects/listing.ts';
import { handle } from '#server/calls/handler.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { conditionsOf } from './filters.ts';
import { listedRows, projectPage } from './queries.ts';
import { listedView } from './views.ts';

/** Rows that are read at once. */
const CHUNK = 1_000;

export const exportProjects = handle(call, async (filters, { caller, db, now }) => {
  const { marks } = await projectPage(db, {
    where: await conditionsOf(db, filters, { callerId: caller.id, now }),
    order: filters.orden ?? 'recientes',
    after: undefined,
    rows: PROJECTS_COUNTED + 1,
  });
  const ids = marks.slice(0, PROJECTS_COUNTED).map(({ id }) => id);
  const proyectos: ListedProject[] = [];
  for (let at = 0; at < ids.length; at += CHUNK)
    for (const row of await listedRows(db, ids.slice(at, at + CHUNK)))
      proyectos.push(listedView(row));
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
