import { getUnsubscribe as call } from '#contract/notifications.ts';
import { fail } from '#server/calls/failure.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { readToken } from './token.ts';

export const getUnsubscribe = handleOutside(call, async ({ clave }, { services }) => {
  const { grupo } = readToken(services.config.secretKeys, clave) ?? fail('unsubscribe_unknown');
  return { grupo };
});
