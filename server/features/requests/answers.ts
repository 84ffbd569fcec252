import { sql } from 'kysely';
import { requestTitle } from '#domain/requests/state.ts';
import { fail } from '#server/calls/failure.ts';
import type { Trx } from '#server/db/pool.ts';
import { publicName } from '#server/features/accounts/index.ts';
import {
  lockConversation,
  postSystemMessage,
  publishProposalChange,
} from '#server/features/chat/index.ts';
import { forgetOffer, forgetRequest, notify } from '#server/features/notifications/index.ts';

interface Published {
  readonly clientId: number;
  readonly professionalId: number;
  readonly proposalId: number;
  /** The request that it is for, where its author says so; 0 when it is for none. */
  readonly answers: number | null;
  readonly now: Date;
}

/**
 * A published proposal answers the newest open request that its professional got from this client and has not answered
 * with a proposal that still stands (one that was cancelled after the choice does not); one that they declined, if there
 * is no other: they can do it after all. Where its author says which one it is for, it answers that one, or ends the call
 * when it waits for no answer any more. Without such a request nothing happens. The request is locked, so that it cannot
 * end meanwhile.
 */
export async function answerWithProposal(trx: Trx, published: Published): Promise<void> {
  const { clientId, professionalId, proposalId, answers, now } = published;
  if (answers === 0) return;
  const { numAffectedRows } = await sql`
    update request_recipient
    set proposal_id = ${proposalId}, answered_at = ${now}, declined = false, motivo = ''
    where professional_id = ${professionalId} and request_id = (
      select r.id from request r
      join request_recipient mine on mine.request_id = r.id and mine.professional_id = ${professionalId}
      left join proposal earlier on earlier.id = mine.proposal_id
      where r.client_id = ${clientId} and r.estado = 'abierta'
        and r.id = coalesce(${answers}::bigint, r.id)
        and (earlier.id is null or earlier.estado in ('rechazada', 'retirada', 'expirada', 'cancelada'))
      order by mine.declined, r.id desc limit 1
      for update of r
    )`.execute(trx);
  if (answers !== null && numAffectedRows === 0n) await refuseAnswer(trx, published);
}

/** Why the request that a proposal names takes no answer. */
async function refuseAnswer(
  trx: Trx,
  { clientId, professionalId, answers }: Published,
): Promise<never> {
  const request = await trx
    .selectFrom('request as r')
    .innerJoin('request_recipient as rr', 'rr.request_id', 'r.id')
    .select('r.estado')
    .where('r.id', '=', answers)
    .where('r.client_id', '=', clientId)
    .where('rr.professional_id', '=', professionalId)
    .executeTakeFirst();
  if (!request) return fail('request_not_found');
  return fail(request.estado === 'abierta' ? 'request_answered' : 'request_over');
}

/**
 * A request whose proposal is accepted is decided; those who were asked too are told. Ends the call when the client has
 * accepted another answer to it, perhaps at the same time.
 */
export async function chooseProposal(trx: Trx, proposalId: number, now: Date): Promise<void> {
  // The lock of the request puts two acceptances one after the other; the second one then sees the first.
  const answered = await trx
    .selectFrom('request_recipient as rr')
    .innerJoin('request as r', 'r.id', 'rr.request_id')
    .select(['rr.request_id', 'rr.professional_id'])
    .where('rr.proposal_id', '=', proposalId)
    .forUpdate('r')
    .executeTakeFirst();
  if (!answered) return;
  const { rows } = await sql<{ chosen: boolean }>`
    select other_chosen(${proposalId}) as chosen`.execute(trx);
  if (rows[0]?.chosen) fail('other_chosen');
  const chosen = answered.professional_id;
  await endRequest(trx, answered.request_id, 'elegida', { now, except: chosen });
}

interface Ending {
  readonly now: Date;
  /** The recipient who needs not be told. */
  readonly except: number | null;
}

/** What those who did not decline are told, in the chat and outside. */
const TOLD = {
  elegida: {
    evento: 'solicitud_elegida',
    say: (client: string, title: string) =>
      `${client} eligió a otra persona para «${title}». Gracias por tu tiempo.`,
  },
  cerrada: {
    evento: 'solicitud_cerrada',
    say: (client: string, title: string) => `${client} ya no necesita «${title}».`,
  },
} as const;

/** Ends an open request and tells its recipients; true when it was open. */
export async function endRequest(
  trx: Trx,
  requestId: number,
  estado: 'elegida' | 'cerrada',
  { now, except }: Ending,
): Promise<boolean> {
  const ended = await trx
    .updateTable('request')
    .set({ estado, ended_at: now })
    .where('id', '=', requestId)
    .where('estado', '=', 'abierta')
    .returning([
      'client_id',
      'titulo',
      'categoria',
      'aparato',
      'opt',
      'descripcion as descripcion_servicio',
    ])
    .executeTakeFirst();
  if (!ended) return false;
  const client = await trx
    .selectFrom('account')
    .select(['nombre', 'apellidos', 'deleted_at'])
    .where('id', '=', ended.client_id)
    .executeTakeFirstOrThrow();
  const recipients = await trx
    .selectFrom('request_recipient as rr')
    .leftJoin('proposal as o', 'o.id', 'rr.proposal_id')
    .select(['rr.professional_id', 'rr.declined', 'rr.proposal_id', 'o.estado'])
    .where('rr.request_id', '=', requestId)
    .orderBy('rr.professional_id')
    .execute();
  const { evento, say } = TOLD[estado];
  const titulo = requestTitle(ended);
  const parameters = [publicName(client), titulo] as const;
  const msg = say(...parameters);
  for (const { professional_id, declined, proposal_id, estado: proposal } of recipients) {
    const between = [ended.client_id, professional_id] as const;
    // In the order in which requests lock them, also the one that is told nothing here: the project tells them later.
    await lockConversation(trx, between, { startedBy: null, now });
    if (estado === 'elegida' && professional_id !== except && proposal_id !== null)
      await forgetOffer(trx, proposal_id, now);
    await forgetRequest(trx, professional_id, {
      clientId: ended.client_id,
      titulo,
      events: ['solicitud_recibida', 'solicitud_reabierta'],
      now,
    });
    // Whose project was cancelled knows since then.
    if (declined || proposal === 'cancelada' || professional_id === except) continue;
    await postSystemMessage(trx, {
      between,
      actorId: ended.client_id,
      evento,
      hecho: { client_id: ended.client_id, professional_id, titulo, detalle: '' },
      msg,
      now,
    });
    // What they offered cannot be accepted any more.
    if (estado === 'elegida') await publishProposalChange(trx, { between });
    await notify(trx, {
      accountId: professional_id,
      evento,
      parameters,
      other: ended.client_id,
      now,
    });
  }
  return true;
}

/** Closes what a client has asked for and nobody needs any more, because their account is deleted. */
export async function closeRequestsOf(trx: Trx, clientId: number, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('request')
    .select('id')
    .where('client_id', '=', clientId)
    .where('estado', '=', 'abierta')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of open) await endRequest(trx, id, 'cerrada', { now, except: null });
}
