import { markDelivered as call } from '#contract/projects.ts';
import { handle } from '#server/calls/handler.ts';
import { setDelivery } from './delivery.ts';

export const markDelivered = handle(call, (input, context) =>
  setDelivery(input, context, 'entregar'),
);
