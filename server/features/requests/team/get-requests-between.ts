import { ROL } from '#contract/call.ts';
import { getRequestsBetween as call } from '#contract/requests.ts';
import { handle } from '#server/calls/handler.ts';
import { readPair } from '#server/features/chat/index.ts';
import { PAGE, receivedBy } from '../queries.ts';
import { receivedView } from '../views.ts';

export const getRequestsBetween = handle(call, async (keys, context) => {
  const { caller, db, now } = context;
  const [one, other] = await readPair(db, caller, keys, now);
  const [professional, client] = other.rol === ROL.professional ? [other, one] : [one, other];
  const rows = await receivedBy(db, professional.id, {
    after: undefined,
    waiting: false,
    clientKey: client.keylogin,
    now,
  });
  return { solicitudes: rows.slice(0, PAGE).map((row) => receivedView(context, row)) };
});
