import { getReceivedRequests as call } from '#contract/requests.ts';
import { handleOutside } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { PAGE, receivedBy } from './queries.ts';
import { receivedView } from './views.ts';

export const getReceivedRequests = handleOutside(
  call,
  async ({ marca, por_responder: waiting = false, de: clientKey }, context) => {
    const { caller, db, now } = context;
    const [microseconds = 0, id = 0] = (marca ?? '').split('.').map(Number);
    const after = marca ? { microseconds, id } : undefined;
    const rows = await receivedBy(db, caller.id, { after, waiting, clientKey, now });
    const { shown, following } = pageOf(rows, PAGE, (last) => `${last.microseconds}.${last.id}`);
    return { solicitudes: shown.map((row) => receivedView(context, row)), ...following };
  },
);
