import { confirmPush as call } from '#contract/notifications.ts';
import { handle } from '#server/calls/handler.ts';
import { recordDeliveries } from '../deliveries.ts';
import { readReceipt } from './receipt.ts';

export const confirmPush = handle(call, async ({ clave, abierta }, { db, now, services }) => {
  const delivery = readReceipt(services.config.secretKeys, clave);
  if (delivery === null) return {};
  const state = abierta ? 'read' : 'arrived';
  await recordDeliveries(db, [{ delivery, messageId: '', state }], now);
  if (!abierta) return {};
  // Opened on the device is read in the product.
  await db
    .updateTable('notification as n')
    .from('notification_delivery as d')
    .set({ read_at: now })
    .whereRef('n.id', '=', 'd.notification_id')
    .where('d.id', '=', delivery)
    .where('n.read_at', 'is', null)
    .execute();
  return {};
});
