import { codeAgain as call } from '#contract/sign-up.ts';
import { nextCodeWay } from '#domain/sign-up/code-ways.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { hashEmail } from '#server/features/accounts/index.ts';
import { hashCode, isDead, requireRoom, secondsText } from '#server/features/session/index.ts';
import { sendCode } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { encryptCode } from './encrypted-code.ts';
import { attemptOf, codeOf, recipient } from './attempt.ts';
import { unsealed } from '#server/db/sealed/index.ts';

export const codeAgain = handle(
  call,
  async ({ canal, email, intento }, { db, now, services, request }) => {
    const attempt = attemptOf(request, intento) ?? fail('code_not_requested');
    const row = await openAttempt(db, attempt.tokenHash, now);
    const column = canal === 'sms' ? 'sms_at' : 'email_at';
    // A repeat after a lost reply.
    if (row[column]) return {};
    const next = nextCodeWay({
      sentAt: row.sent_at.getTime(),
      smsAt: row.sms_at?.getTime() ?? null,
      emailAt: row.email_at?.getTime() ?? null,
      sms: services.sms !== null,
    });
    if (next?.way !== canal) return fail('code_way_not_open');
    const left = Math.ceil((next.from - now.getTime()) / 1000);
    if (left > 0) failAt('canal', 'code_resend_wait', { espera: secondsText(left) });
    const to =
      canal === 'sms'
        ? unsealed(db, 'sign_up_attempt.phone', row.phone_sealed)
        : (email ?? failAt('email', 'code_email_missing'));
    const { secretKeys } = services.config;
    // By the key that was the newest then; one that is no more made a code that nobody can say again.
    const code = secretKeys
      .map((key) => ({ key, said: codeOf(key, attempt.tokenHash) }))
      .find(({ key, said }) => hashCode(key, attempt.tokenHash, said).equals(row.code_hash))?.said;
    if (code === undefined) return fail('code_expired');
    const { address } = request;
    await requireRoom(
      db,
      canal === 'sms'
        ? {
            kind: 'code',
            to: recipient(db, to),
            address,
            requester: row.requester,
            tooMany: 'code_too_many',
          }
        : {
            kind: 'code-mail',
            to: hashEmail(to).toString('base64url'),
            address,
            requester: row.requester,
            tooMany: 'mail_too_many',
          },
      now,
    );
    await db
      .updateTable('sign_up_attempt')
      .set({ [column]: now })
      .where('token_hash', '=', attempt.tokenHash)
      .execute();
    await enqueue(db, sendCode, { encrypted: encryptCode(secretKeys, { to, code }), canal });
    return {};
  },
);

/** Locks the attempt, so that of two taps one sends; ends the call unless its code can still be typed. */
async function openAttempt(trx: Trx, tokenHash: Buffer, now: Date) {
  const row = await trx
    .selectFrom('sign_up_attempt')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('proved_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return fail('code_not_requested');
  if (isDead(row)) return fail('code_dead');
  return row.expires_at > now ? row : fail('code_expired');
}
