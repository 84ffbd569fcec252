import { type RawBuilder, sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import type { Trx } from '#server/db/pool.ts';
import { listForTeam, tellTeam as tellTeamKind } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { publish } from '#server/push.ts';

/** What the team is told. */
export interface ForTeam {
  readonly subject: string;
  readonly text: string;
  /** The page in the product where it is dealt with. */
  readonly path: string;
}

/** Of what the team is told; not among the events of people, because each has its own words. */
const TEAM_EVENT = 'equipo';

/**
 * Tells the team what happened outside the house (4 §A), by jobs of the same transaction: one mail to all, and the list
 * of each administrator.
 */
export async function tellTeam(trx: Trx, told: ForTeam): Promise<void> {
  await enqueue(trx, tellTeamKind, { ...told });
  await enqueue(trx, listForTeam, { ...told });
}

/** Mails it to the team alone, by a job of the same transaction; the lists are for some of them. */
export const mailTeam = (trx: Trx, told: ForTeam): Promise<void> =>
  enqueue(trx, tellTeamKind, { ...told });

/** What was told under this path is dealt with: nobody of the team finds it unread any more. */
export async function settleForTeam(trx: Trx, path: string, now: Date): Promise<void> {
  const { rows } = await sql<{ account: number }>`
    update notification n set read_at = ${now} from account a
    where a.rol = ${sql.lit(ROL.admin)} and a.deleted_at is null and a.id = n.account_id
      and n.read_at is null and n.evento = ${TEAM_EVENT} and n.path = ${path}
    returning n.account_id as account`.execute(trx);
  if (rows.length > 0)
    await publish(
      trx,
      rows.map(({ account }) => ({ account, event: { tipo: 'aviso', other_key: '' } })),
    );
}

/** Adds it to the list of each administrator. */
export const addForTeam = (trx: Trx, told: ForTeam, now: Date): Promise<void> =>
  addTo(trx, sql`true`, told, now);

/** Adds it to the lists of these administrators alone, without a mail. */
export const listFor = (
  trx: Trx,
  administrators: readonly number[],
  told: ForTeam,
  now: Date,
): Promise<void> => addTo(trx, sql`id = any(${[...administrators]}::bigint[])`, told, now);

async function addTo(
  trx: Trx,
  whom: RawBuilder<unknown>,
  { subject, text, path }: ForTeam,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ account: number }>`
    insert into notification (account_id, evento, msg, parameters, path, created_at)
      select id, ${TEAM_EVENT}, ${text}, array[${subject}], ${path}, ${now}
      from account where rol = ${sql.lit(ROL.admin)} and deleted_at is null and suspended_at is null
        and ${whom}
      returning account_id as account`.execute(trx);
  await publish(
    trx,
    rows.map(({ account }) => ({ account, event: { tipo: 'aviso', other_key: '' } })),
  );
}

/** What is above such a text in the list; null for what people are told. */
export const teamTitle = (evento: string, [subject]: readonly string[]): string | null =>
  evento === TEAM_EVENT ? (subject ?? null) : null;
