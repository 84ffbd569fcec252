import type { NotificationName } from '#domain/notifications/events.ts';
import { forgetDevices } from '#server/calls/device.ts';
import { endSessionsOf } from '#server/calls/session.ts';
import type { Trx } from '#server/db/pool.ts';
import { dropChanges, recordSecurityChange } from '#server/features/accounts/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { clearAllLoginAttempts } from '../login-limits.ts';

interface Replaced {
  readonly id: number;
  readonly email: string;
  readonly nombre: string;
}

/** What follows a password that replaced one which nobody had to know: whoever had been let in is out, and is told. */
export async function afterReplacedPassword(
  trx: Trx,
  { id, email, nombre }: Replaced,
  now: Date,
  evento: NotificationName = 'pass_restablecida',
): Promise<void> {
  await endSessionsOf(trx, id);
  // Whoever knew the former one may have been let in by it.
  await forgetDevices(trx, id, now);
  // Nor does what they asked for come to count.
  await dropChanges(trx, id, ['phone', 'email']);
  await recordSecurityChange(trx, id, 'pass', now);
  await clearAllLoginAttempts(trx, email);
  await notify(trx, { accountId: id, evento, parameters: [nombre], now });
}
