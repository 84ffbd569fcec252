import { deviceOf } from '#lib/device.ts';
import { placeOf } from '#server/calls/place.ts';
import type { Trx } from '#server/db/pool.ts';
import { notify } from '#server/features/notifications/index.ts';

interface Entered {
  readonly now: Date;
  readonly userAgent: string;
  readonly address: string;
}

/** Tells the owner of a device that was not theirs until now. */
export async function tellOfDevice(
  trx: Trx,
  { id, nombre }: { id: number; nombre: string },
  { now, userAgent, address }: Entered,
): Promise<void> {
  const { dispositivo, navegador } = deviceOf(userAgent);
  const { network } = placeOf(address);
  const what = `${navegador} en ${dispositivo}`;
  const parameters = [nombre, network === '' ? what : `${what}, red ${network}`];
  await notify(trx, { accountId: id, evento: 'dispositivo_nuevo', parameters, now });
}
