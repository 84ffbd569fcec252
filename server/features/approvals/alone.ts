import { sql } from 'kysely';
import { ALONE_HOURS, APPROVALS, type ApprovalKind } from '#domain/approvals/approvals.ts';
import { type Centavos, centavos, ZERO } from '#domain/money.ts';
import type { ActionContext, Measured } from '#server/calls/handler.ts';

const HOUR = 3_600_000;

/** What an administrator has decided alone lately, of what counts for the same limit. */
export interface Alone {
  /** Without what the action is about: a payout that was sent and is now paid counts once. */
  readonly before: Centavos;
  /** Notes that this too was decided by one person. */
  readonly record: () => Promise<void>;
}

const NOTHING: Alone = { before: ZERO, record: async () => {} };

/** Locks whoever asks until the transaction ends, so that two calls at once add up; only where a limit says how much. */
export async function lockAsker({ db, caller }: ActionContext, kind: ApprovalKind): Promise<void> {
  if (APPROVALS[kind].limit === null) return;
  await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', caller.id)
    .forNoKeyUpdate()
    .execute();
}

export async function aloneOf(
  { db, caller, now }: ActionContext,
  kind: ApprovalKind,
  { amount, objects, each = [centavos(amount ?? 0)] }: Measured,
): Promise<Alone> {
  const { limit: limite } = APPROVALS[kind];
  if (limite === null) return NOTHING;
  const since = new Date(now.getTime() - ALONE_HOURS * HOUR);
  const own = { account_id: caller.id, limite };
  await db
    .deleteFrom('decided_alone')
    .where('account_id', '=', caller.id)
    .where('decided_at', '<=', since)
    .execute();
  const { before } = await db
    .selectFrom('decided_alone')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('before'))
    .where('account_id', '=', own.account_id)
    .where('limite', '=', own.limite)
    .where('object', 'not in', objects)
    .executeTakeFirstOrThrow();
  const moved = objects
    .map((object, at) => ({ ...own, object, amount: each[at] ?? ZERO, decided_at: now }))
    .filter((one) => one.amount > 0);
  return {
    before: centavos(before),
    record: async () => {
      if (moved.length === 0) return;
      await db
        .insertInto('decided_alone')
        .values(moved)
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'limite', 'object'])
            .doUpdateSet({ decided_at: now, amount: sql<number>`excluded.amount` }),
        )
        .execute();
    },
  };
}
