import { sql } from 'kysely';
import type { TestAccount } from '#server/features/accounts/testing.ts';
import type { TestApp } from './app.ts';

/** Inserts messages of two people in one statement; answers their ids. */
export async function writeMessages(
  { services: { db, clock } }: TestApp,
  [sender, reader]: readonly [TestAccount, TestAccount],
  texts: readonly string[],
): Promise<number[]> {
  const [low, high] = [Math.min(sender.id, reader.id), Math.max(sender.id, reader.id)];
  const { rows } = await sql<{ id: number }>`
    with pair as (
      insert into conversation (low_id, high_id) values (${low}, ${high})
      on conflict (low_id, high_id) do update set low_id = excluded.low_id returning id
    ), member as (
      insert into conversation_member (account_id, other_id, conversation_id)
      select account_id, ${low + high}::bigint - account_id, id
      from pair, unnest(array[${low}, ${high}]::bigint[]) account_id
      on conflict do nothing
    )
    insert into message (conversation_id, sender_id, msg, created_at)
    select id, ${sender.id}, msg, ${clock()}
    from pair, unnest(${texts}::text[]) with ordinality as text (msg, place) order by place
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Inserts a finished project with a client's review for each entry; answers the reviews' ids. */
export async function writeReviews(
  { services: { db, clock } }: TestApp,
  [client, professional]: readonly [TestAccount, TestAccount],
  reviews: readonly { rating: number; description: string }[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
        as review (rating int, description text)
    ), project as (
      insert into proposal (client_id, professional_id, estado, titulo, descripcion, precio, created_at,
        updated_at, finalized_at)
      select ${client.id}, ${professional.id}, 'finalizada', 'Obra', description, 100000, ${clock()},
        ${clock()}, ${clock()} from wanted returning id, descripcion
    )
    insert into review (proposal_id, type, author_id, subject_id, rating, description, created_at)
    select id, 'cliente', ${client.id}, ${professional.id}, rating, description, ${clock()}
    from project join wanted on description = descripcion order by id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks an account as deleted. */
export const markDeleted = ({ services: { db, clock } }: TestApp, { id }: TestAccount) =>
  db.updateTable('account').set({ deleted_at: clock() }).where('id', '=', id).execute();
