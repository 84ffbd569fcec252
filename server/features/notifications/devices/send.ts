import { GoneDevice, RefusedDevice } from '#server/adapters/web-push/port.ts';
import type { Services } from '#server/context.ts';
import { unreadNotifications } from '../own/unread.ts';
import { titleOf } from '../events.ts';
import { devicesOf } from './queries.ts';
import { receiptFor } from './receipt.ts';

/** A notification as a device shows it. */
interface Shown {
  /** Of its delivery by push. */
  readonly id: number;
  readonly accountId: number;
  readonly evento: string;
  readonly msg: string;
  readonly gives_way_at: Date | null;
}

/** For how long the push service keeps what no other channel takes over, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
/** Push services take 4,096 bytes encrypted, and nobody reads more on a device. */
const SHOWN_MOST = 500;

/**
 * Sends it to each device of its person. `RefusedDevice` when none of them takes it; what a device got twice, because
 * another one failed and it was tried again, it shows once.
 */
export async function sendToDevices(
  { id, accountId, evento, msg, gives_way_at }: Shown,
  path: string,
  { db, config, clock, devices }: Services,
): Promise<void> {
  const now = clock();
  const { unread } = await db
    .selectNoFrom(unreadNotifications(accountId).as('unread'))
    .executeTakeFirstOrThrow();
  const payload = JSON.stringify({
    titulo: titleOf(evento),
    msg: msg.length > SHOWN_MOST ? `${msg.slice(0, SHOWN_MOST)}…` : msg,
    enlace: path,
    avisos: unread,
    clave: receiptFor(config.secretKeys, id),
  });
  const left = gives_way_at && Math.ceil((gives_way_at.getTime() - now.getTime()) / 1000);
  const message = { payload, keepSeconds: Math.max(0, left ?? KEPT_SECONDS) };
  let taken = 0;
  let failure: unknown = new RefusedDevice('no device takes it');
  for (const device of await devicesOf(db, accountId, now).execute())
    try {
      await devices.send(device, message);
      taken++;
    } catch (error) {
      if (error instanceof GoneDevice)
        await db.deleteFrom('notification_device').where('id', '=', device.id).execute();
      else if (!(error instanceof RefusedDevice)) failure = error;
    }
  if (taken === 0) throw failure;
}
