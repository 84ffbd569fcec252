import { keepProposal as call } from '#contract/projects.ts';
import { handle } from '#server/calls/handler.ts';
import { setAskedChange } from './asked-change.ts';

export const keepProposal = handle(call, (input, context) =>
  setAskedChange(input, context, 'mantener'),
);
