/** Who of the team looks after a project (4 §F). */
import * as z from 'zod/mini';
import { call, EVERYDAY } from '../call.ts';
import * as f from '../fields.ts';
import { instant, named } from '../view-parts.ts';

/** Null where nobody does, or who did is not in the team any more, suspended, or may only read. */
export const assignee = z.nullable(named);
export const assigneeSince = z.nullable(z.extend(named, { desde: instant }));

const person = z.optional(z.union([f.keylogin, z.literal('')]));

/**
 * Takes a project, gives it to somebody of the team or, without `a`, releases it. `antes` is whose it was on the screen: of two
 * who assign it at once, the second is told of the first. Who is given one by somebody else reads it in their list.
 */
export const assignProject = call({
  path: '/admin/projects/assign_project.php',
  access: ['admin'],
  permission: ['soporte', 'finanzas', 'moderación'],
  fresh: false,
  input: z.object({ id: f.id, a: person, antes: person }),
  output: z.object({ responsable: assigneeSince }),
  errors: ['project_not_found', 'assignee_not_found', 'assignee_changed'],
  limit: EVERYDAY,
  texts: { failed: 'No se asignó el proyecto', network: 'Error al asignar el proyecto' },
});
