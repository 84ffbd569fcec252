import { addProjectNote as addCall, getProjectNotes as getCall } from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { noteOnce, notesOf, PROJECT_NOTES } from '#server/features/accounts/index.ts';
import { askedFilters, audit, auditRead } from '#server/features/audit/index.ts';

const peopleOf = async (db: Db | Trx, id: number) =>
  (await db
    .selectFrom('proposal')
    .select(['client_id', 'professional_id'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? fail('project_not_found');

export const getProjectNotes = handle(getCall, async ({ id, despues }, { caller, db, now }) => {
  const { client_id, professional_id } = await peopleOf(db, id);
  await auditRead(db, {
    adminId: caller.id,
    action: 'leer_notas_de_proyecto',
    subjectId: String(id),
    asked: askedFilters({ tras: despues }),
    of: [client_id, professional_id],
    now,
  });
  return notesOf(db, PROJECT_NOTES, { id, before: despues });
});

export const addProjectNote = handle(addCall, async (input, { caller, db, now }) => {
  const { id, texto, client_id } = input;
  const people = await peopleOf(db, id);
  const noted = { id, authorId: caller.id, texto, client_id, now };
  const { nota, added } = await noteOnce(db, PROJECT_NOTES, noted);
  if (added)
    await audit(db, {
      adminId: caller.id,
      action: 'anotar_proyecto',
      subjectId: String(id),
      people: [people.client_id, people.professional_id],
      now,
    });
  return { nota };
});
