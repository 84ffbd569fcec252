import type { Delivery } from '#server/adapters/whatsapp/port.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * Records the provider's final deliveries. A message that did not arrive counts as failed: the team sees
 * it, like one refused at once, and can send it again.
 */
export async function recordDeliveries(
  trx: Trx,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  const idsOf = (wanted: boolean) =>
    deliveries.filter(({ arrived }) => arrived === wanted).map(({ messageId }) => messageId);
  const [arrived, lost] = [idsOf(true), idsOf(false)];
  const update = (ids: readonly string[]) =>
    trx.updateTable('notification').where('provider_id', 'in', ids);
  if (arrived.length > 0) await update(arrived).set({ provider_id: null }).execute();
  if (lost.length > 0)
    await update(lost)
      .set({
        provider_id: null,
        send: 0,
        sent_at: null,
        failed_at: now,
        failure_kind: 'rechazada',
      })
      .execute();
}
