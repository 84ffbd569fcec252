import { assignProject as call } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { lockAny } from '../queries.ts';
import { giveProject } from './assignee.ts';

export const assignProject = handle(
  call,
  async ({ id, a = '', antes = '' }, { caller, db, now }) => {
    const row = (await lockAny(db, id)) ?? fail('project_not_found');
    return { responsable: await giveProject(db, row, { a, antes, by: caller.id, now }) };
  },
);
