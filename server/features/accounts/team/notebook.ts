import { sql } from 'kysely';
import type { TeamNote } from '#contract/view-parts.ts';
import { fail } from '#server/calls/failure.ts';
import { pageOf } from '#server/db/page-of.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { listedPerson, type ListedPersonRow, nameOfListed } from '../listed-person.ts';

const PAGE = 10;

/** Where notes of one kind are: their table, and its column for what they are about. */
interface Notebook {
  readonly table: 'project_note' | 'account_note';
  readonly about: 'proposal_id' | 'account_id';
}

export const PROJECT_NOTES: Notebook = { table: 'project_note', about: 'proposal_id' };
export const ACCOUNT_NOTES: Notebook = { table: 'account_note', about: 'account_id' };

interface NoteRow {
  readonly id: number;
  readonly texto: string;
  readonly created_at: Date;
  readonly author: ListedPersonRow;
}

const noteView = ({ id, texto, created_at, author }: NoteRow): TeamNote => ({
  id: Number(id),
  texto,
  createAt: created_at.toISOString(),
  por: { keylogin: author.keylogin, nombre: nameOfListed(author) },
});

const notes = ({ table }: Notebook) => sql`
  select n.id, n.texto, n.created_at, ${listedPerson('a')} as author
  from ${sql.table(table)} n join account a on a.id = n.author_id`;

/** What was noted of something, the newest first, 10 at a time, before the one with the number `before`. */
export async function notesOf(
  db: Db | Trx,
  book: Notebook,
  { id, before }: { id: number; before: number | undefined },
) {
  const { rows } = await sql<NoteRow>`${notes(book)}
    where n.${sql.ref(book.about)} = ${id} and ${before === undefined ? sql`true` : sql`n.id < ${before}`}
    order by n.id desc limit ${PAGE + 1}`.execute(db);
  const { shown, following } = pageOf(rows, PAGE, (last) => Number(last.id));
  return { notas: shown.map(noteView), ...following };
}

interface Noted {
  readonly id: number;
  readonly authorId: number;
  readonly texto: string;
  readonly client_id: string;
  readonly now: Date;
}

/** Notes something once by its `client_id`; `added` is false of what was noted already. Other words with it end the call. */
export async function noteOnce(
  trx: Trx,
  book: Notebook,
  { id, authorId, texto, client_id, now }: Noted,
): Promise<{ nota: TeamNote; added: boolean }> {
  const about = sql.ref(book.about);
  const { rows: added } = await sql`
    insert into ${sql.table(book.table)} (${about}, author_id, texto, client_id, created_at)
    values (${id}, ${authorId}, ${texto}, ${client_id}, ${now})
    on conflict on constraint ${sql.ref(`${book.table}_once`)} do nothing returning id`.execute(
    trx,
  );
  const { rows } = await sql<NoteRow>`${notes(book)}
    where n.${about} = ${id} and n.author_id = ${authorId} and n.client_id = ${client_id}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('a note is not there once it was stored');
  if (row.texto !== texto) return fail('note_changed');
  return { nota: noteView(row), added: added.length > 0 };
}
