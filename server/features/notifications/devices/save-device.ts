import { saveDevice as call } from '#contract/notifications.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { keepDevice } from './queries.ts';

export const saveDevice = handle(call, async (device, { caller, db, now, services }) => {
  if (!services.devices.knows(device.endpoint)) return fail('push_service_unknown');
  await keepDevice(db, {
    ...device,
    accountId: caller.id,
    sessionHash: caller.sessionHash,
    now,
  });
  return {};
});
