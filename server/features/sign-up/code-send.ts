import { codeSend as call } from '#contract/sign-up.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Trx } from '#server/db/pool.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { sendCode } from '#server/jobs/send-code/definition.ts';
import { CODE_LIFE_MS, hashCode, newCode, newToken, rememberAttempt } from './attempt.ts';

const RESEND_SECONDS = 60;
const HOUR = 3600;
const DAY_MS = 24 * HOUR * 1000;

export const codeSend = handle(call, async ({ phone }, { db, now, services, request }) => {
  await requireAllowance(db, phone, now);
  await retireOlder(db, phone, now);
  const token = newToken();
  const tokenHash = hashToken(token);
  const code = newCode();
  await db
    .insertInto('sign_up_attempt')
    .values({
      token_hash: tokenHash,
      phone,
      code_hash: hashCode(services.config.secretKey, tokenHash, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .execute();
  await enqueue(db, sendCode, { to: phone, code });
  rememberAttempt(request, token);
  return { reenvio: RESEND_SECONDS };
});

/** Counted by phone, whatever browser asks. The first counter's row makes two at once queue up. */
async function requireAllowance(trx: Trx, phone: string, now: Date): Promise<void> {
  const take = (span: string, max: number, seconds: number) =>
    takeShared(trx, `code:phone:${span}:${phone}`, { max, seconds }, now);
  if (!(await take('minute', 1, RESEND_SECONDS))) fail('code_resend_wait');
  if (!(await take('hour', 5, HOUR))) fail('code_too_many');
  if (!(await take('day', 10, 24 * HOUR))) fail('code_too_many');
}

/** Only the newest code works. A phone already proved stays so: it is about to become an account. */
async function retireOlder(trx: Trx, phone: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('sign_up_attempt')
    .where('phone', '=', phone)
    .where('sent_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
  await trx
    .updateTable('sign_up_attempt')
    .set({ expires_at: now })
    .where('phone', '=', phone)
    .where('proved_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
