import { type SqlBool, sql } from 'kysely';
import { stopsOf } from '#domain/risk/evaluate.ts';
import type { SharedTraits } from '#domain/risk/evaluate.ts';
import { ROL } from '#contract/call.ts';
import { ACTIVE } from '#domain/projects/graph.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { shareClabe } from '#server/db/sealed/index.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  lockAny,
  payeeOf,
  type ProposalRow,
  stopForRisk,
} from '#server/features/projects/index.ts';
import { changedRules, type ChangedRules, rulesOf } from './rules.ts';
import { sharedTraits } from './shared-traits.ts';

/** As long after its end a project's payouts are still held. */
const LOOKED_BACK = 30 * DAY;

/** The professional who is paid for the project `p`, whose author is `a`. */
const PAYEE = sql`case when a.rol = ${sql.lit(ROL.admin)} then p.profesional_assign_id else p.professional_id end`;

/** As many accounts with the same CLABE are looked at. */
const TWINS = 50;

/** An account and those that are paid at its CLABE: what it shares with a client tells of them too. */
async function withTwins(db: Db, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select twin.account_id as id from payment_method own join payment_method twin on ${shareClabe('twin', 'own')}
    where own.account_id = ${accountId} and twin.account_id <> own.account_id
    order by twin.account_id limit ${sql.lit(TWINS)}`.execute(db);
  return [accountId, ...rows.map(({ id }) => id)];
}

/**
 * The projects of an account or its twins, on either side, in which money moves or has lately, and whose two sides share
 * something by now. Those that nothing is paid for are asked when they are.
 */
async function suspectedOf(db: Db, accountId: number, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - LOOKED_BACK);
  const whose = sql`any(${await withTwins(db, accountId)}::bigint[])`;
  const shared = Object.values(sharedTraits(sql`p.client_id`, PAYEE));
  const { rows } = await sql<{ id: number }>`
    select p.id from (
      select id from proposal where client_id = ${whose} and grupo = 'en_curso'
      union select id from proposal where professional_id = ${whose} and grupo = 'en_curso'
      union select id from proposal where profesional_assign_id = ${whose} and grupo = 'en_curso'
      union select id from proposal where client_id = ${whose} and finalized_at > ${since}
      union select id from proposal where professional_id = ${whose} and estado = 'finalizada' and finalized_at > ${since}
    ) own join proposal p on p.id = own.id join account a on a.id = p.professional_id
    where ${sql.join(
      shared.map((one) => sql<SqlBool>`(${one})`),
      sql` or `,
    )}
    order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Looks at what an account shares with the others of its projects, each project in a transaction of its own. */
export async function checkSidesOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
): Promise<void> {
  const now = clock();
  for (const id of await suspectedOf(db, accountId, now))
    await inTransaction(db, async (trx) => {
      const row = await lockAny(trx, id);
      if (!row || row.pagado === 0 || !isLookedAt(row)) return;
      const { shared, rules } = await sharedIn(trx, row, now);
      const hits = stopsOf({ proposalId: id, clientId: row.client_id }, shared, rulesOf(rules));
      await stopForRisk(trx, row, hits, { now });
    });
}

const isLookedAt = ({ estado }: ProposalRow): boolean =>
  ACTIVE.includes(estado) || estado === 'finalizada';

async function sharedIn(trx: Trx, row: ProposalRow, now: Date) {
  const shared = sharedTraits(sql`${row.client_id}::bigint`, sql`${payeeOf(row)}::bigint`);
  const { rows } = await sql<SharedTraits & { rules: ChangedRules }>`
    select ${changedRules(now)} as rules, ${shared.telefono} as telefono,
      ${shared.dispositivo} as dispositivo, ${shared.tarjeta} as tarjeta, ${shared.clabe} as clabe`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) throw new Error('a statement without a table answered no row');
  return { shared: found, rules: found.rules };
}
