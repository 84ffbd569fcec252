import { sql } from 'kysely';
import { INQUIRY, WARNING_DAYS } from '#domain/chargebacks/reasons.ts';
import { DAY } from '#lib/mexico-time.ts';

/**
 * Of an open warning `f` about a payment `pay`: that a card's network takes it for fraud and a chargeback can still be
 * prevented, because no bank took the payment back and it is not given back.
 */
export const isPreventable = (now: Date) => sql<boolean>`
  f.tipo not like ${sql.lit(`${INQUIRY}%`)}
  and f.created_at > ${new Date(now.getTime() - WARNING_DAYS * DAY)}
  and not exists (select from chargeback c where c.payment_id = f.payment_id)
  and pay.value > coalesce((select sum(r.amount) from refund r where r.payment_id = f.payment_id), 0)`;
