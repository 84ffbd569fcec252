import { requestChanges as call } from '#contract/projects.ts';
import { handle } from '#server/calls/handler.ts';
import { setDelivery } from './delivery.ts';

export const requestChanges = handle(call, (input, context) =>
  setDelivery(input, context, 'pedir_cambios'),
);
