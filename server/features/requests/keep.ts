import { atLimitText } from '#contract/requests/at-limit.ts';
import {
  emptyRequest,
  RECIPIENTS_MOST,
  REQUEST_RECIPIENTS,
  type RequestAsked,
  requestProblems,
} from '#contract/requests.ts';
import type { SavedAddress } from '#contract/accounts.ts';
import { beginsAt, canAnswerInTime } from '#domain/requests/can-answer.ts';
import { APARATOS, prequote, sizeAsked } from '#domain/requests/prequote.ts';
import { fittingWords } from '#domain/requests/when.ts';
import type { Estado } from '#domain/projects/graph.ts';
import { answerUntil, isSameRequest, recipientState, takesPlace } from '#domain/requests/state.ts';
import { DAY, mexicoDay } from '#lib/mexico-time.ts';
import { fail, failAt } from '#server/calls/failure.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { limitFreesAt, resolvePlace, savedAddress } from '#server/features/accounts/index.ts';
import { categoriesWithOptions, categoryView } from '#server/features/catalogue/index.ts';
import { askedOf } from './asked.ts';
import { hasOpenProject, waitingFor } from './queries.ts';

/** A request that was checked, under its category's present name and at its present price. */
export interface KeptRequest {
  readonly asked: RequestAsked;
  /** In centavos; null where somebody has to look first. */
  readonly precotizacion: number | null;
  /** The saved address that was chosen. */
  readonly address: SavedAddress | null;
}

/** Checks what is asked for as the form does (1 §5), with a message at each field that is wrong. */
export async function checkRequest(
  db: Db,
  said: RequestAsked,
  { clientId, addressId, now }: { clientId: number; addressId: number | undefined; now: Date },
): Promise<KeptRequest> {
  const address =
    addressId === undefined
      ? null
      : ((await savedAddress(db, clientId, addressId)) ?? fail('address_not_found'));
  const asked = address ? { ...said, ...placeOf(address) } : said;
  const categories = await categoriesWithOptions(db).execute();
  const found =
    categories.find(({ categoria }) => categoria === asked.categoria) ??
    categories.find(({ anteriores }) => anteriores.includes(asked.categoria));
  if (!found) return fail('category_not_found', { categoria: 'Selecciona un tipo de trabajo' });
  const list = categoryView(found).data_categoria;
  const today = mexicoDay(now.getTime());
  const form = { ...emptyRequest(mexicoDay(now.getTime() + DAY)), ...asked };
  const problems = requestProblems(form, list, today);
  if (Object.keys(problems).length > 0) fail('invalid_input', problems);
  if (!address) await resolvePlace(db, asked);
  const size = sizeAsked(list, asked.opt);
  return {
    asked: {
      ...asked,
      categoria: found.categoria,
      // What the work does not ask for is not kept: nobody checked it.
      ...(!size.meters && { ancho: '', largo: '' }),
      ...(!size.pieces && { cantidad: '1' }),
      aparato: (list.tipo === 'aparato' && APARATOS.find((one) => one === asked.aparato)) || '',
      cuando: fittingWords(asked.cuando, { fecha: asked.fecha, today }),
    },
    precotizacion: prequote(list, form)?.total ?? null,
    address,
  };
}

const placeOf = ({ estado, ciudad, colonia, cp }: SavedAddress) => ({
  estado,
  ciudad,
  colonia,
  cp,
});

/** The client's request that was sent under this id of the browser; null for none. */
export async function requestSentAs(
  db: Db,
  clientId: number,
  sentAs: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('request')
    .select('id')
    .where('client_id', '=', clientId)
    .where('sent_as', '=', sentAs)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Stores a request, or finds the one that was sent under the same id, and locks it until the transaction ends. Call
 * it before locking conversations. Ends the call when that request is over.
 */
export async function keepRequest(
  trx: Trx,
  { asked, precotizacion, address }: KeptRequest,
  { clientId, sentAs, now }: { clientId: number; sentAs: string; now: Date },
): Promise<number> {
  await trx
    .insertInto('request')
    .values({
      client_id: clientId,
      sent_as: sentAs,
      categoria: asked.categoria,
      aparato: asked.aparato,
      opt: asked.opt,
      cantidad: asked.cantidad,
      ancho: asked.ancho,
      largo: asked.largo,
      titulo: asked.titulo,
      descripcion: asked.descripcion_servicio,
      fecha: asked.fecha,
      hora: asked.hora,
      cuando: asked.cuando,
      lugar_estado: asked.estado,
      lugar_ciudad: asked.ciudad,
      lugar_colonia: asked.colonia,
      lugar_cp: asked.cp,
      ...(address && {
        lugar_direccion: address.direccion,
        lugar_apartamento: address.apartamento,
        lugar_referencia: address.referencia,
      }),
      precotizacion,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('request_sent_as_unique').doNothing())
    .execute();
  const { id, estado } = await trx
    .selectFrom('request')
    .select(['id', 'estado'])
    .where('client_id', '=', clientId)
    .where('sent_as', '=', sentAs)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return estado === 'abierta' ? id : fail('request_over');
}

/**
 * Ends the call for a professional who could not answer this request, because the two have a project open or their
 * weekly limit lets them answer only after it has passed, or who has the same one waiting already. Call it once their
 * conversation is locked. The error names them.
 */
export async function requireAnswerable(
  trx: Trx,
  requestId: number,
  asked: RequestAsked,
  pair: { clientId: number; professionalId: number; keylogin: string; now: Date },
): Promise<void> {
  const waiting = await waitingFor(trx, pair);
  // Sent twice at once it is one request.
  if (waiting.some(({ id }) => id === requestId)) return;
  if (await hasOpenProject(trx, pair)) failAt(pair.keylogin, 'proposal_open_exists');
  if (waiting.some((row) => isSameRequest(askedOf(row), asked)))
    failAt(pair.keylogin, 'request_waits');
  const freesAt = await limitFreesAt(trx, pair.professionalId, pair.now);
  if (freesAt !== null && !canAnswerInTime(freesAt, asked, pair.now.getTime()))
    fail('recipient_at_limit', { [pair.keylogin]: atLimitText(freesAt, { inTime: false }) });
}

interface NewRecipient {
  readonly professionalId: number;
  readonly conversationId: number;
  readonly messageId: number;
}

/**
 * Records who got a request that `keepRequest` has locked, by which message, and with which images. Ends the call
 * when more than four would have it at once.
 */
export async function addRecipients(
  trx: Trx,
  requestId: number,
  recipients: readonly NewRecipient[],
  { asked, images, now }: { asked: RequestAsked; images: readonly string[]; now: Date },
): Promise<void> {
  if (recipients.length === 0) return;
  if ((await placesTaken(trx, requestId, now)) + recipients.length > REQUEST_RECIPIENTS)
    fail('invalid_input', { recipients: RECIPIENTS_MOST });
  const begins = beginsAt(asked);
  await trx
    .insertInto('request_recipient')
    .values(
      recipients.map(({ professionalId, conversationId, messageId }) => ({
        request_id: requestId,
        professional_id: professionalId,
        conversation_id: conversationId,
        message_id: messageId,
        sent_at: now,
        answer_until: new Date(answerUntil(now.getTime(), begins)),
      })),
    )
    .execute();
  if (images.length === 0) return;
  await trx
    .insertInto('request_image')
    .values(images.map((file_id, orden) => ({ request_id: requestId, orden, file_id })))
    // Those who are asked later get the same.
    .onConflict((conflict) => conflict.columns(['request_id', 'orden']).doNothing())
    .execute();
}

/** How many recipients of a request may still answer it, or have a proposal that stands. */
async function placesTaken(trx: Trx, requestId: number, now: Date): Promise<number> {
  const rows = await trx
    .selectFrom('request_recipient as rr')
    .innerJoin('account as a', 'a.id', 'rr.professional_id')
    .leftJoin('proposal as o', 'o.id', 'rr.proposal_id')
    .select(['rr.declined', 'rr.answer_until', 'a.deleted_at', 'a.suspended_at'])
    .select(({ ref }) => ref('o.estado').$castTo<Estado | null>().as('proposal'))
    .where('rr.request_id', '=', requestId)
    .execute();
  return rows.filter(({ declined, proposal, answer_until, deleted_at, suspended_at }) =>
    takesPlace(
      recipientState(
        { seen: false, declined, proposal },
        { late: deleted_at !== null || suspended_at !== null || answer_until <= now },
      ),
      proposal,
    ),
  ).length;
}

/** What was sent as a request: its message, and its images in their order. */
export interface SentRequest {
  readonly msg: string;
  readonly images: readonly string[];
}

/** What those got who have a request already; null while nobody has it. Those who are asked later get the same. */
export async function sentAlready(trx: Trx, requestId: number): Promise<SentRequest | null> {
  const first = await trx
    .selectFrom('request_recipient as rr')
    .innerJoin('message as m', 'm.id', 'rr.message_id')
    .select('m.msg')
    .where('rr.request_id', '=', requestId)
    .orderBy('rr.message_id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return null;
  const images = await trx
    .selectFrom('request_image')
    .select('file_id')
    .where('request_id', '=', requestId)
    .orderBy('orden')
    .execute();
  return { msg: first.msg, images: images.map(({ file_id }) => file_id) };
}
