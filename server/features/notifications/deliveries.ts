import type { Delivery } from '#server/adapters/whatsapp/port.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * What the provider says became of messages. One that did not arrive was not sent after all: the team sees
 * it, as one that was refused at once, and may have it sent again.
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
