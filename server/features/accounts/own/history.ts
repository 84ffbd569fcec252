import { sql } from 'kysely';
import {
  getOwnProjects as projectsCall,
  getOwnReviews as reviewsCall,
} from '#contract/accounts.ts';
import { GROUPS } from '#domain/projects/groups.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { containsText } from '#server/db/text-match.ts';
import { acquainted } from '../between.ts';
import { type Owner, projects, projectTotals } from '../projects.ts';
import { latestReviews, reviewTotals } from '../queries.ts';
import { projectView, reviewView } from '../views.ts';

const PAGE = 20;

/** What the other person is called on the screen; a deleted account has no name to be found by. */
const VISIBLE = sql`(q.titulo || ' ' || q.descripcion || ' ' || case
  when o.deleted_at is not null then ''
  when coalesce(op.nombre_comercial, '') <> '' then op.nombre_comercial
  when ${acquainted('q.client_id', 'q.professional_id')} then o.nombre || ' ' || o.apellidos
  else split_part(o.nombre, ' ', 1) || ' ' || left(o.apellidos, 1) end)`;

export const getOwnProjects = handle(projectsCall, async (input, { caller, db, now }) => {
  const { grupo, search = '', marca } = input;
  const [microseconds, id] = (marca ?? '').split('.').map(Number);
  const owner: Owner = caller;
  const rows = await projects(db, owner, {
    groups: grupo ? [grupo] : GROUPS,
    max: PAGE + 1,
    after: marca ? { microseconds: microseconds as number, id: id as number } : undefined,
    having: containsText(VISIBLE, search),
  });
  const { shown, following } = pageOf(rows, PAGE, (last) => `${last.microseconds}.${last.id}`);
  return {
    proyectos: shown.map((row) => projectView(row, owner, now)),
    totales: await projectTotals(db, owner),
    hay_mas: following.hay_mas,
    marca: following.siguiente,
  };
});

export const getOwnReviews = handle(reviewsCall, async ({ sentido, antes }, { caller, db }) => {
  const direction = sentido === 'recibidas' ? 'received' : 'sent';
  const totals = await reviewTotals(db, caller.id);
  const before = antes === undefined ? {} : { before: antes };
  const rows = await latestReviews(db, caller.id, direction, { max: PAGE + 1, ...before });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return {
    reviews: shown.map((row) => reviewView(row)),
    total: totals[direction],
    ...following,
  };
});
