import {
  addProjectNote as addCall,
  getProjectNotes as getCall,
  type ProjectNote,
} from '#contract/projects.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { listedPerson, nameOfListed } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';

const PAGE = 10;

const notes = (db: Db | Trx) =>
  db
    .selectFrom('project_note as n')
    .innerJoin('account as a', 'a.id', 'n.author_id')
    .select(['n.id', 'n.texto', 'n.created_at'])
    .select(listedPerson('a').as('author'));

type NoteRow = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>;

const noteView = ({ id, texto, created_at, author }: NoteRow): ProjectNote => ({
  id,
  texto,
  createAt: created_at.toISOString(),
  por: { keylogin: author.keylogin, nombre: nameOfListed(author) },
});

const peopleOf = async (db: Db | Trx, id: number) =>
  (await db
    .selectFrom('proposal')
    .select(['client_id', 'professional_id'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? fail('project_not_found');

export const getProjectNotes = handle(getCall, async ({ id, despues }, { db }) => {
  await peopleOf(db, id);
  const rows = await notes(db)
    .where('n.proposal_id', '=', id)
    .$if(despues !== undefined, (query) => query.where('n.id', '<', despues ?? 0))
    .orderBy('n.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { shown, following } = pageOf(rows, PAGE, (last) => last.id);
  return { notas: shown.map(noteView), ...following };
});

export const addProjectNote = handle(addCall, async (input, { caller, db, now }) => {
  const { id, texto, client_id } = input;
  const people = await peopleOf(db, id);
  const added = await db
    .insertInto('project_note')
    .values({ proposal_id: id, author_id: caller.id, texto, client_id, created_at: now })
    .onConflict((conflict) => conflict.constraint('project_note_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added)
    await audit(db, {
      adminId: caller.id,
      action: 'anotar_proyecto',
      subjectId: String(id),
      people: [people.client_id, people.professional_id],
      now,
    });
  const row = await notes(db)
    .where('n.proposal_id', '=', id)
    .where('n.author_id', '=', caller.id)
    .where('n.client_id', '=', client_id)
    .executeTakeFirstOrThrow();
  if (row.texto !== texto) return fail('note_changed');
  return { nota: noteView(row) };
});
