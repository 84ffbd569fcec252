import type { Membership } from '#domain/membership/membership.ts';
import { ZERO } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { pricesInForce } from '#server/features/rates/index.ts';

/** A membership and its account, locked until the transaction ends. */
export interface Holder extends Membership {
  readonly id: number;
  readonly deleted: boolean;
  /** Since when the account is suspended, epoch milliseconds; null while it is not. */
  readonly suspendedAt: number | null;
}

/**
 * Locks an account's membership, so that its changes wait for each other. Rows that reference the account can
 * still be written meanwhile.
 */
export async function lockMembership(trx: Trx, accountId: number): Promise<Holder> {
  const row = await trx
    .selectFrom('account')
    .select(['id', 'nivel', 'membership_ends_at', 'deleted_at', 'suspended_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    nivel: row.nivel,
    endsAt: row.membership_ends_at?.getTime() ?? null,
    deleted: row.deleted_at !== null,
    suspendedAt: row.suspended_at?.getTime() ?? null,
  };
}

/** Saves the membership of a locked account. With a new end, reminders start again. */
export const saveMembership = (trx: Trx, { id, endsAt: before }: Holder, after: Membership) =>
  trx
    .updateTable('account')
    .set({
      nivel: after.nivel,
      membership_ends_at: after.endsAt === null ? null : new Date(after.endsAt),
      ...(after.endsAt !== before && { membership_reminder: null }),
    })
    .where('id', '=', id)
    .execute();

/** A level with the price in force, centavos. */
export async function levelById(db: Db | Trx, id: number, now: Date) {
  const row = await db
    .selectFrom('nivel')
    .select(['id', 'descripcion'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, precio: (await pricesInForce(db, now)).get(id) ?? ZERO };
}
