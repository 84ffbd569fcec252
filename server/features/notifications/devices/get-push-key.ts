import { getPushKey as call } from '#contract/notifications.ts';
import { handleOutside } from '#server/calls/handler.ts';

export const getPushKey = handleOutside(call, async (_input, { services }) => ({
  clave_publica: services.devices.publicKey,
}));
