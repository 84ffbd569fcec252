import type { ContactChange, ContactKind } from '#contract/views.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { unsealed } from '#server/db/sealed/index.ts';

/** A code may be asked for again after a minute, as everywhere (decisions §2). */
const RESEND_MS = 60_000;

/** What an account asked for and has not proved; what expired is nothing. */
async function pendingChanges(db: Db | Trx, accountId: number, now: Date) {
  const rows = await db
    .selectFrom('contact_change')
    .select(['id', 'kind', 'value_sealed', 'asked_at', 'sent_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('kind', 'desc')
    .execute();
  return rows.map(({ kind, value_sealed, ...row }) => ({
    ...row,
    kind: kind as ContactKind,
    value: unsealed(db, 'contact_change.value', value_sealed),
  }));
}

/** The same of one kind, null where nothing is pending. */
export const pendingChange = async (trx: Trx, accountId: number, of: ContactKind, now: Date) =>
  (await pendingChanges(trx, accountId, now)).find(({ kind }) => kind === of) ?? null;

/** The same in replies. */
export const pendingView = async (db: Db, accountId: number, now: Date): Promise<ContactChange[]> =>
  (await pendingChanges(db, accountId, now)).map((row) => ({
    dato: row.kind,
    valor: row.value,
    asked_at: row.asked_at.toISOString(),
    vence_at: row.expires_at.toISOString(),
    reenvio_at: new Date(row.sent_at.getTime() + RESEND_MS).toISOString(),
  }));

/** Takes back what was asked for, of one kind or all: no code of it proves anything any more. */
export const dropChanges = (trx: Trx, accountId: number, kinds: readonly ContactKind[]) =>
  kinds.length === 0
    ? undefined
    : trx
        .deleteFrom('contact_change')
        .where('account_id', '=', accountId)
        .where('kind', 'in', kinds)
        .execute();
