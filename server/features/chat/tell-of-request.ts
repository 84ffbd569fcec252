import type { RequestAsked } from '#contract/requests.ts';
import { beginsAt } from '#domain/requests/can-answer.ts';
import { answerUntil, requestTitle } from '#domain/requests/state.ts';
import { formatMoment } from '#lib/mexico-time.ts';
import type { Caller } from '#server/calls/handler.ts';
import type { Trx } from '#server/db/pool.ts';
import { areAcquainted, personByKey } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Party } from './pair.ts';
import { senderName } from './views.ts';

/** Tells a professional what a client asks for and until when it waits; at once, since its time runs. */
export async function tellOfRequest(
  trx: Trx,
  client: Caller,
  professional: Party,
  asked: RequestAsked,
  now: Date,
): Promise<void> {
  const person = await personByKey(trx, client.keylogin);
  if (!person) return;
  const name = senderName(person, await areAcquainted(trx, client.id, professional.id));
  const until = answerUntil(now.getTime(), beginsAt(asked));
  await notify(trx, {
    accountId: professional.id,
    evento: 'solicitud_recibida',
    parameters: [name, requestTitle(asked), formatMoment(until)],
    other: client.id,
    now,
  });
}
