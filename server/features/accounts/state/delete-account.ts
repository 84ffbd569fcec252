import { deleteAccount as call } from '#contract/accounts.ts';
import { ROL } from '#contract/call.ts';
import { ABANDONED_AFTER_MS, whyNotDelete } from '#domain/accounts/account-state.ts';
import { fail } from '#server/calls/failure.ts';
import { type ActionContext, type Caller, handleOutside } from '#server/calls/handler.ts';
import { endSessionsOf } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { openDeletion } from '../history.ts';
import { audit } from '#server/features/audit/index.ts';
import { closeUnasked, giveUpAbandoned } from '#server/features/payments/index.ts';
import { endWithAccount, lockOpenProjects } from '#server/features/projects/index.ts';
import { closeRequestsOf } from '#server/features/requests/index.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { notifyDeleted } from '#server/jobs/kinds.ts';
import { encryptText } from '#server/encrypt.ts';
import { anonymizeAccount } from './anonymize.ts';
import { lockAccount, type LockedAccount, requireRemovable, subjectOf } from './lock.ts';
import { deletionBlockersOf } from './deletion-blockers.ts';

// Outside a transaction at first, because it asks the provider about abandoned payments.
export const deleteAccount = handleOutside(
  call,
  async (input, context) => {
    await giveUpPayments(input, context);
    await inTransaction(context.db, (db) => deleteLocked(input, { ...context, db }));
    return {};
  },
  {
    secondPerson: {
      measure: async ({ id: keylogin }, { caller, db, now }) => {
        const { account } = await lockDeletable(db, keylogin, caller, now);
        const { id, rol } = account;
        return {
          amount: null,
          objects: [`account:${keylogin}`],
          people: [id],
          // Administrators are the owners' business, and nobody's own.
          ...(rol === ROL.admin && { needed: ['dueño'], excluded: id }),
        };
      },
      lines: async () => [],
      before: giveUpPayments,
      whole: deleteLocked,
    },
  },
);

interface Asked {
  readonly id: string;
}

async function giveUpPayments(
  { id: keylogin }: Asked,
  { caller, db, now, services, log }: ActionContext<Db>,
): Promise<void> {
  // Checked before any payment is cancelled: a refused deletion changes nothing.
  const { id } = await inTransaction(
    db,
    async (trx) => (await lockDeletable(trx, keylogin, caller, now)).account,
  );
  await giveUpAbandoned(services, id, new Date(now.getTime() - ABANDONED_AFTER_MS), log);
}

async function deleteLocked(
  { id: keylogin }: Asked,
  { caller, db: trx, now, services }: ActionContext,
): Promise<void> {
  const { account, projects } = await lockDeletable(trx, keylogin, caller, now);
  const { id } = account;
  await closeUnasked(trx, id, now);
  for (const row of projects) await endWithAccount(trx, row, id, now);
  await closeRequestsOf(trx, id, now);
  await endSessionsOf(trx, id);
  await notifyRequester(trx, account, services);
  await anonymizeAccount(trx, account, now);
  await audit(trx, {
    adminId: caller.id,
    action: 'eliminar_cuenta',
    subjectId: keylogin,
    people: [id],
    before: { estado: account.suspended_at ? 'suspendida' : 'activa' },
    after: { estado: 'eliminada' },
    now,
  });
}

/**
 * Locks the open projects and then the account, in the order of everything that moves money. Ends the call
 * when something blocks the deletion.
 */
async function lockDeletable(trx: Trx, keylogin: string, caller: Caller, now: Date) {
  const subject = await subjectOf(trx, keylogin);
  await requireRemovable(trx, { caller, now }, subject);
  await lockOpenProjects(trx, subject.id);
  const account = await lockAccount(trx, keylogin);
  // Again, for a project that was begun before the account was locked.
  const projects = await lockOpenProjects(trx, subject.id);
  const refusal = whyNotDelete(await deletionBlockersOf(trx, subject.id, projects, now));
  if (refusal) fail(refusal);
  return { account, projects };
}

/** Notifies whoever asked for the deletion, at their former address. */
async function notifyRequester(
  trx: Trx,
  { id, email }: LockedAccount,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  if (!(await openDeletion(trx, id))) return;
  const encrypted = encryptText(config.secretKeys, email).toString('base64');
  await enqueue(trx, notifyDeleted, { encrypted });
}
