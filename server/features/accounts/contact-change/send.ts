import type { ContactKind } from '#contract/views.ts';
import { fail } from '#server/calls/failure.ts';
import type { RequestFacts } from '#server/calls/handler.ts';
import { takeShared } from '#server/calls/rate-limit.ts';
import { hashToken } from '#server/calls/session.ts';
import type { Services } from '#server/context.ts';
import type { Trx } from '#server/db/pool.ts';
import { encryptText } from '#server/encrypt.ts';
import { phoneIndex } from '#server/db/sealed/index.ts';
import {
  CODE_LIFE_MS,
  hashCode,
  newCode,
  newToken,
  requireAllowance,
} from '#server/features/session/index.ts';
import { sendContactCode } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';

/** How many codes an account sends in a day to whatever it asks for: other people's phones are not flooded by it. */
const A_DAY = { max: 10, seconds: 24 * 3600 };

/** What sending a code needs beside the transaction. */
export interface Sending {
  readonly services: Pick<Services, 'config'>;
  readonly request: Pick<RequestFacts, 'address'>;
  readonly now: Date;
}

/**
 * Ends the call unless another code may be sent, by the limits of all codes; counted apart from theirs, so that nobody
 * uses up somebody's codes of sign-up by asking for their phone. Who asks is the account.
 */
export async function requireContactAllowance(
  trx: Trx,
  { accountId, kind, value }: { accountId: number; kind: ContactKind; value: string },
  { request, now }: Sending,
): Promise<void> {
  await requireAllowance(
    trx,
    {
      kind: `change-${kind}`,
      to: (kind === 'phone' ? phoneIndex(trx, value) : hashToken(value)).toString('base64url'),
      address: request.address,
      requester: hashToken(`account ${accountId}`),
      tooMany: kind === 'phone' ? 'code_too_many' : 'mail_too_many',
      campo: kind,
    },
    now,
  );
  if (!(await takeShared(trx, `change:${accountId}`, A_DAY, now))) fail('too_many_requests');
}

/** Sends a code to what a change asks for; those of before stay valid beside it. */
export async function sendCodeOf(trx: Trx, id: number, { services, now }: Sending): Promise<void> {
  const tokenHash = hashToken(newToken());
  const code = newCode();
  await trx
    .insertInto('contact_code')
    .values({
      token_hash: tokenHash,
      change_id: id,
      code_hash: hashCode(services.config.secretKeys[0], tokenHash, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .execute();
  await enqueue(trx, sendContactCode, {
    change: id,
    encrypted: encryptText(services.config.secretKeys, code).toString('base64'),
  });
}
