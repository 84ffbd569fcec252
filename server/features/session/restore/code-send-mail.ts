import { codeSendMail as call } from '#contract/session.ts';
import { ROL } from '#contract/call.ts';
import { handle } from '#server/calls/handler.ts';
import { deviceHashOf, isKnownDevice, requesterOf } from '#server/calls/device.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Trx } from '#server/db/pool.ts';
import { encryptText } from '#server/encrypt.ts';
import { hashEmail } from '#server/features/accounts/index.ts';
import { CODE_LIFE_MS, hashCode, newCode, newToken } from '../codes/code.ts';
import { requireAllowance, RESEND_SECONDS } from '../codes/allowance.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { type RestoreCode, sendRestoreCode } from '#server/jobs/kinds.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Runs the same statements with and without an account, including a job without recipient: neither the
 * answer nor its duration reveals who has an account (decisions §2).
 */
export const codeSendMail = handle(call, async ({ email }, { db, now, services, request }) => {
  const { secretKeys } = services.config;
  const emailHash = hashEmail(email);
  const to = emailHash.toString('base64url');
  const { address } = request;
  const account = await accountOf(db, email);
  const device = deviceHashOf(request);
  // Asked with and without an account alike.
  const known = (await isKnownDevice(db, device, account?.id ?? 0)) ? device : null;
  const requester = requesterOf(known, address);
  await requireAllowance(
    db,
    {
      kind: 'restore',
      to,
      address,
      requester,
      known: known !== null,
      tooMany: 'mail_too_many',
      campo: 'email',
    },
    now,
  );
  await forgetOlderCodes(db, emailHash, now);
  const keylogin = newToken();
  const tokenHash = hashToken(keylogin);
  const code = newCode();
  await db
    .insertInto('restore_attempt')
    .values({
      token_hash: tokenHash,
      email_hash: emailHash,
      // The team's passwords are not restored by e-mail: whoever reads it is not yet who they say (4 §F).
      account_id: account && !account.team ? account.id : null,
      code_hash: hashCode(secretKeys[0], tokenHash, code),
      requester,
      sent_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .execute();
  const sent: RestoreCode = { to: account?.email ?? null, code: account?.team ? null : code };
  await enqueue(db, sendRestoreCode, {
    encrypted: encryptText(secretKeys, JSON.stringify(sent)).toString('base64'),
  });
  return { keylogin, reenvio: RESEND_SECONDS };
});

/**
 * The account whose password may be restored. One created by an administrator has no password yet: its
 * setup link also asks for the terms, so that link is the only way in.
 */
const accountOf = (trx: Trx, email: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'email'])
    .select(({ eb }) => eb('rol', '=', ROL.admin).as('team'))
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('pass_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

async function forgetOlderCodes(trx: Trx, emailHash: Buffer, now: Date): Promise<void> {
  await trx
    .deleteFrom('restore_attempt')
    .where('email_hash', '=', emailHash)
    .where('sent_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
