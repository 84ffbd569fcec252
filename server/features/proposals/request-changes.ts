import { requestChanges as call } from '#contract/lifecycle.ts';
import { handle } from '#server/calls/handler.ts';
import { setDelivery } from './delivery.ts';

export const requestChanges = handle(call, (input, context) =>
  setDelivery(input, context, 'pedir_cambios'),
);
