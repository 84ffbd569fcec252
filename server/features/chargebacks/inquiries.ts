import { INQUIRY } from '#domain/chargebacks/reasons.ts';
import type { ProviderDispute, ProviderWarning } from '#server/adapters/payments/port.ts';
import type { Trx } from '#server/db/pool.ts';
import type { DisputedPayment } from './settle.ts';
import { tellAnswered, tellInquiry, tellWarning } from './tell.ts';

/** Stores once what a card's network thinks of a payment, and mails it to the team. */
export async function settleWarning(
  trx: Trx,
  payment: DisputedPayment,
  warning: ProviderWarning,
  now: Date,
): Promise<void> {
  const { id, kind } = warning;
  if (await stored(trx, payment, { id, tipo: kind, created_at: now }))
    await tellWarning(trx, payment, warning);
}

/** Brings what is stored of a bank that only asks to what the provider says of it: its deadline, and its end. */
export async function settleInquiry(
  trx: Trx,
  payment: DisputedPayment,
  { id, reason, dueAt }: ProviderDispute,
  { answered, now }: { answered: boolean; now: Date },
): Promise<void> {
  const tipo = `${INQUIRY}${reason}`;
  const isNew = await stored(trx, payment, { id, tipo, created_at: now });
  await trx.updateTable('fraud_warning').set({ due_at: dueAt }).where('id', '=', id).execute();
  const ended = answered && (await end(trx, id, now));
  // One that was over before anybody heard of it asks nobody for anything.
  if (isNew && !answered) await tellInquiry(trx, payment, tipo, { dueAt, now });
  else if (ended && !isNew) await tellAnswered(trx, payment);
}

/** The bank asks no more: it has taken the payment back. */
export async function becameChargeback(trx: Trx, id: string, now: Date): Promise<void> {
  await end(trx, id, now);
}

interface Warning {
  readonly id: string;
  readonly tipo: string;
  readonly created_at: Date;
}

/** Whether it is new. */
async function stored(trx: Trx, { id }: DisputedPayment, warning: Warning): Promise<boolean> {
  const row = await trx
    .insertInto('fraud_warning')
    .values({ ...warning, payment_id: id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it was open until now. */
async function end(trx: Trx, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('fraud_warning')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
