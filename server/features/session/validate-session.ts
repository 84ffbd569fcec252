import { validateSession as call } from '#contract/session.ts';
import { handle } from '#server/calls/handler.ts';
import { userView } from '#server/features/accounts/index.ts';

export const validateSession = handle(call, async (_input, context) => ({
  user: await userView(context, context.caller.id),
}));
