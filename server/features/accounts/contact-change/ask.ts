import type { ContactKind } from '#contract/views.ts';
import type { Trx } from '#server/db/pool.ts';
import { sealed } from '#server/db/sealed/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { maskedEmail } from '../email.ts';
import type { OwnAccount } from './lock.ts';
import { dropChanges, pendingChange } from './pending.ts';
import { requireContactAllowance, type Sending, sendCodeOf } from './send.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How people are told of a new value: the end of a phone, an e-mail without its name. */
export const hinted = (kind: ContactKind, value: string): string =>
  kind === 'phone' ? value.slice(-4) : maskedEmail(value);

/**
 * Asks for a phone or an e-mail of a locked account, in the place of what was asked for before: a code goes to the new one,
 * and the present phone and e-mail are told. Asked for again, it changes nothing.
 */
export async function askForChange(
  trx: Trx,
  { id: accountId, nombre }: Pick<OwnAccount, 'id' | 'nombre'>,
  { kind, value }: { kind: ContactKind; value: string },
  sending: Sending,
): Promise<void> {
  const { now } = sending;
  if ((await pendingChange(trx, accountId, kind, now))?.value === value) return;
  await requireContactAllowance(trx, { accountId, kind, value }, sending);
  // With its codes, which prove nothing of another value.
  await dropChanges(trx, accountId, [kind]);
  const { id } = await trx
    .insertInto('contact_change')
    .values({
      account_id: accountId,
      kind,
      ...sealed(trx, 'contact_change.value', value),
      asked_at: now,
      sent_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendCodeOf(trx, id, sending);
  const evento = kind === 'phone' ? 'telefono_pedido' : 'correo_pedido';
  await notify(trx, { accountId, evento, parameters: [nombre, hinted(kind, value)], now });
}
