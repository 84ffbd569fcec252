import { getStripeKeys as call } from '#contract/payments.ts';
import { handleOutside } from '#server/calls/handler.ts';

export const getStripeKeys = handleOutside(call, async (_input, { services }) => {
  const { publicKey, script } = services.payments.browser;
  return { key_public: publicKey, script };
});
