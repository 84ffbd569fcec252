import { askForChange as call } from '#contract/projects.ts';
import { handle } from '#server/calls/handler.ts';
import { setAskedChange } from './asked-change.ts';

export const askForChange = handle(call, (input, context) =>
  setAskedChange(input, context, 'pedir_cambio'),
);
