import { codeSend as call } from '#contract/sign-up.ts';
import { handle } from '#server/calls/handler.ts';
import { requesterOf } from '#server/calls/device.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Trx } from '#server/db/pool.ts';
import {
  CODE_LIFE_MS,
  hashCode,
  newToken,
  requireAllowance,
  RESEND_SECONDS,
} from '#server/features/session/index.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { sendCode } from '#server/jobs/kinds.ts';
import { encryptCode } from './encrypted-code.ts';
import { codeOf, recipient, rememberAttempt } from './attempt.ts';
import { hasPhone, sealed } from '#server/db/sealed/index.ts';

const DAY_MS = 24 * 60 * 60_000;

export const codeSend = handle(call, async ({ phone }, { db, now, services, request }) => {
  const { address } = request;
  const requester = requesterOf(null, address);
  await requireAllowance(
    db,
    {
      kind: 'code',
      to: recipient(db, phone),
      address,
      requester,
      tooMany: 'code_too_many',
      campo: 'phone',
    },
    now,
  );
  await forgetOlderCodes(db, phone, now);
  const token = newToken();
  const tokenHash = hashToken(token);
  const code = codeOf(services.config.secretKeys[0], tokenHash);
  await db
    .insertInto('sign_up_attempt')
    .values({
      token_hash: tokenHash,
      ...sealed(db, 'sign_up_attempt.phone', phone),
      code_hash: hashCode(services.config.secretKeys[0], tokenHash, code),
      requester,
      sent_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .execute();
  const { secretKeys } = services.config;
  await enqueue(db, sendCode, {
    encrypted: encryptCode(secretKeys, { to: phone, code }),
    attempt: tokenHash.toString('base64'),
  });
  rememberAttempt(request, token);
  return { reenvio: RESEND_SECONDS, intento: token, por_sms: services.sms !== null };
});

async function forgetOlderCodes(trx: Trx, phone: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('sign_up_attempt')
    .where(hasPhone(trx, 'sign_up_attempt', phone))
    .where('sent_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
