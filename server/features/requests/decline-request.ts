import { declineRequest as call } from '#contract/requests.ts';
import { requestTitle } from '#domain/requests/state.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { areAcquainted, personByKey } from '#server/features/accounts/index.ts';
import { postSystemMessage } from '#server/features/chat/index.ts';
import { forgetRequest, notify } from '#server/features/notifications/index.ts';
import { askedOf } from './asked.ts';
import { receivedRequest } from './queries.ts';
import { receivedView } from './views.ts';

export const declineRequest = handle(call, async ({ id, motivo }, context) => {
  const { caller, db, now } = context;
  // Locked first, so that a proposal, a choice and a refusal at the same time come one after the other.
  await db
    .selectFrom('request as r')
    .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
    .select('r.id')
    .where('r.id', '=', id)
    .where('rr.professional_id', '=', caller.id)
    .forUpdate('r')
    .execute();
  const row = (await receivedRequest(db, id, caller.id)) ?? fail('request_not_found');
  const { respuesta } = receivedView(context, row);
  if (respuesta === 'propuesta') fail('request_answered');
  if (respuesta === 'expirada') fail('request_over');
  if (respuesta !== 'declinada') {
    await db
      .updateTable('request_recipient')
      .set({ declined: true, motivo, answered_at: now })
      .where('request_id', '=', id)
      .where('professional_id', '=', caller.id)
      .execute();
    const person = (await personByKey(db, caller.keylogin)) ?? fail('request_not_found');
    const name = (await areAcquainted(db, caller.id, row.client_id))
      ? person.nombreVisible
      : person.nombrePublico;
    const titulo = requestTitle(askedOf(row));
    await forgetRequest(db, caller.id, {
      clientId: row.client_id,
      titulo,
      events: ['solicitud_recibida', 'solicitud_reabierta'],
      now,
    });
    await postSystemMessage(db, {
      between: [row.client_id, caller.id],
      actorId: caller.id,
      evento: 'solicitud_declinada',
      hecho: { client_id: row.client_id, professional_id: caller.id, titulo, detalle: motivo },
      msg: `${name} declinó «${titulo}». Motivo: «${motivo}».`,
      now,
    });
    const parameters = [name, titulo];
    await notify(db, {
      accountId: row.client_id,
      evento: 'solicitud_declinada',
      parameters,
      about: id,
      now,
    });
  }
  const after = (await receivedRequest(db, id, caller.id)) ?? fail('request_not_found');
  return { solicitud: receivedView(context, after) };
});
