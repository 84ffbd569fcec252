import { deleteAccount as call } from '#contract/accounts.ts';
import { type ParsedInputOf, ROL } from '#contract/call.ts';
import { ABANDONED_AFTER_MS, whyNotDelete } from '#domain/accounts/account-state.ts';
import { fail, failSaying } from '#server/calls/failure.ts';
import {
  type ActionContext,
  type ActionLine,
  type Caller,
  handleOutside,
} from '#server/calls/handler.ts';
import { endSessionsOf } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { decidedWhen } from '../decider.ts';
import { deletionRequest, lockOpenDeletion, openDeletion } from '../history.ts';
import { audit } from '#server/features/audit/index.ts';
import { closeUnasked, giveUpAbandoned } from '#server/features/payments/index.ts';
import { endWithAccount, lockOpenProjects } from '#server/features/projects/index.ts';
import { closeRequestsOf } from '#server/features/requests/index.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { forgetWords, notifyDeleted } from '#server/jobs/kinds.ts';
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
      // Who approves it later answers the same request: one that was taken back, or asked anew, is another decision.
      settle: async (input, db) => {
        if (input.solicitud !== undefined) return input;
        const request = await openDeletionOf(db, input.id);
        return request === null ? input : { ...input, solicitud: request.id };
      },
      measure: async (input, context) => {
        const { id: keylogin } = input;
        const { account } = await lockDeletable(context.db, input, context);
        const { id, rol } = account;
        return {
          amount: null,
          objects: [`account:${keylogin}`],
          people: [id],
          // Administrators are the owners' business, and nobody's own.
          ...(rol === ROL.admin && { needed: ['dueño'], excluded: id }),
        };
      },
      lines: requestLine,
      before: giveUpPayments,
      whole: deleteLocked,
    },
  },
);

type Asked = ParsedInputOf<typeof call>;

async function openDeletionOf(db: Db | Trx, keylogin: string) {
  const account = await accountOf(db, keylogin);
  return account ? openDeletion(db, account.id) : null;
}

const accountOf = (db: Db | Trx, keylogin: string) =>
  db.selectFrom('account').select('id').where('keylogin', '=', keylogin).executeTakeFirst();

/** Whether the owner asked for it, and still does. */
async function requestLine({ id, solicitud }: Asked, db: Db | Trx): Promise<ActionLine[]> {
  const account = solicitud === undefined ? undefined : await accountOf(db, id);
  if (!account || solicitud === undefined) return [];
  const request = await deletionRequest(db, account.id, solicitud);
  if (!request) return [];
  const { asked_at, withdrawn_at } = request;
  const asked = `Su dueño, el ${decidedWhen(asked_at)}`;
  const texto =
    withdrawn_at === null
      ? asked
      : `${asked}. Se retractó el ${decidedWhen(withdrawn_at)}: ya no se elimina`;
  return [{ que: 'pide', texto }];
}

async function giveUpPayments(
  input: Asked,
  { caller, db, now, services, log }: ActionContext<Db>,
): Promise<void> {
  // Checked before any payment is cancelled: a refused deletion changes nothing.
  const { id } = await inTransaction(
    db,
    async (trx) => (await lockDeletable(trx, input, { caller, now })).account,
  );
  await giveUpAbandoned(services, id, new Date(now.getTime() - ABANDONED_AFTER_MS), log);
}

async function deleteLocked(
  input: Asked,
  { caller, db: trx, now, services }: ActionContext,
): Promise<void> {
  const { id: keylogin } = input;
  const { account, projects } = await lockDeletable(trx, input, { caller, now });
  const { id } = account;
  await closeUnasked(trx, id, now);
  for (const row of projects) await endWithAccount(trx, row, id, now);
  await closeRequestsOf(trx, id, now);
  await endSessionsOf(trx, id);
  await notifyRequester(trx, account, services);
  await anonymizeAccount(trx, account, now);
  await enqueue(trx, forgetWords, {}, { key: 'forget_words' });
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
async function lockDeletable(
  trx: Trx,
  { id: keylogin, solicitud }: Asked,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
) {
  const subject = await subjectOf(trx, keylogin);
  await requireRemovable(trx, { caller, now }, subject);
  await lockOpenProjects(trx, subject.id);
  const account = await lockAccount(trx, keylogin);
  // Again, for a project that was begun before the account was locked.
  const projects = await lockOpenProjects(trx, subject.id);
  const refusal = whyNotDelete(await deletionBlockersOf(trx, subject.id, projects, now));
  if (refusal) fail(refusal);
  if (solicitud !== undefined) await requireRequest(trx, subject.id, solicitud);
  return { account, projects };
}

/** Ends the call when the owner's request that it answers was taken back. */
async function requireRequest(trx: Trx, accountId: number, solicitud: number): Promise<void> {
  if (await lockOpenDeletion(trx, accountId, solicitud)) return;
  const at = (await deletionRequest(trx, accountId, solicitud))?.withdrawn_at;
  if (!at) fail('deletion_withdrawn');
  // Without the name: it stays with what waited for a second person, also once the account is deleted.
  failSaying('deletion_withdrawn', `Retiró su petición el ${decidedWhen(at)}.`);
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
