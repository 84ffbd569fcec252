import type { OwnRequest, ReceivedRequest, RequestRecipient } from '#contract/requests.ts';
import { centavos, toMxn } from '#domain/money.ts';
import {
  endToAuthor,
  recipientState,
  type RequestState,
  unacceptedEnd,
} from '#domain/requests/state.ts';
import type { Services } from '#server/context.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { averageStars, picturePath, nameFor } from '#server/features/accounts/index.ts';
import { signedPath } from '#server/features/files/index.ts';
import { previousOffers, termsView } from '#server/features/projects/index.ts';
import { askedOf, type RequestRow } from './asked.ts';
import {
  type ListedRecipientRow,
  type ReceivedRow,
  type RecipientRow,
  recipientsOf,
} from './queries.ts';

export interface ViewContext {
  readonly db: Db | Trx;
  readonly services: Services;
  readonly now: Date;
}

/** What both sides read of a request. */
export const requestView = (row: RequestRow, { services, now }: ViewContext) => ({
  id: row.id,
  estado: row.estado as RequestState,
  createAt: row.created_at.toISOString(),
  datos: askedOf(row),
  precotizacion: row.precotizacion === null ? null : toMxn(centavos(row.precotizacion)),
  imagenes: row.imagenes.map((id) => signedPath(services.config.secretKeys, id, now)),
  imagenes_card: row.imagenes.map((id) => signedPath(services.config.secretKeys, id, now, 'card')),
});

/** Whether nobody waits for this answer any more. */
const isLate = (estado: string, answerUntil: Date, now: Date): boolean =>
  estado !== 'abierta' || answerUntil <= now;

/** Requests as their client sees them, with the recipients and answers of each. */
export async function ownViews(
  context: ViewContext,
  rows: readonly RequestRow[],
): Promise<OwnRequest[]> {
  if (rows.length === 0) return [];
  const recipients = await recipientsOf(
    context.db,
    rows.map(({ id }) => id),
  );
  const before = await earlierOffers(context.db, recipients);
  return rows.map((row) => {
    const mine = recipients.filter(({ request_id }) => request_id === row.id);
    const until = mine.map(({ answer_until }) => answer_until.getTime());
    const views = mine.map((recipient) => recipientView(recipient, row, context.now, before));
    const answered = (one: RequestRecipient) => Number(one.propuesta !== null);
    return {
      ...requestView(row, context),
      client_id: row.sent_as,
      vence: new Date(Math.max(row.created_at.getTime(), ...until)).toISOString(),
      destinatarios: views.toSorted((a, b) => answered(b) - answered(a)),
    };
  });
}

/** What the proposals that wait for an answer offered before they were last revised, by their ids. */
export const earlierOffers = (db: Db | Trx, recipients: readonly RecipientRow[]) =>
  previousOffers(
    db,
    recipients.flatMap(({ proposal_id, proposal_estado, revised_at }) =>
      proposal_id !== null && proposal_estado === 'publicada' && revised_at ? [proposal_id] : [],
    ),
  );
type EarlierOffers = Awaited<ReturnType<typeof earlierOffers>>;

const isGone = (row: Pick<RecipientRow, 'deleted_at' | 'suspended_at'>): boolean =>
  row.deleted_at !== null || row.suspended_at !== null;

/** What became of a request with one recipient. Who has no account any more, or may not use it, answers nothing. */
export const stateWith = (row: ListedRecipientRow, { estado }: { estado: string }, now: Date) =>
  recipientState(
    { seen: row.seen, declined: row.declined, proposal: row.proposal_estado },
    { late: isGone(row) || isLate(estado, row.answer_until, now) },
  );

/** One recipient of a request and what became of it with them, named as its client knows them. */
export function recipientView(
  row: RecipientRow,
  request: RequestRow,
  now: Date,
  before: EarlierOffers,
): RequestRecipient {
  const { ended_at } = request;
  const state = stateWith(row, request, now);
  const minutes = (at: Date) => Math.round((at.getTime() - row.sent_at.getTime()) / 60_000);
  return {
    keylogin: row.keylogin,
    nombre: nameFor(row),
    img_profile: picturePath(row.img_profile),
    profesion: row.profesion ?? '',
    average_rating: averageStars(row.stars ?? 0, row.reviews ?? 0),
    reviews_count: row.reviews ?? 0,
    trabajos_contigo: row.trabajos,
    estado: state,
    visto_at: row.seen_at?.toISOString() ?? null,
    motivo: row.motivo,
    respondio_en: row.answered_at && minutes(row.answered_at),
    propuesta: state === 'propuesta' ? proposalOf(row, before) : null,
    propuesta_fin: unacceptedEnd(row.proposal_estado),
    ya_no_hizo_falta:
      row.answered_at === null && !isGone(row) && ended_at && ended_at < row.answer_until ? 1 : 0,
    proyecto_abierto: row.proyecto_abierto,
    responde_en: row.responde_en,
  };
}

function proposalOf(row: RecipientRow, before: EarlierOffers): RequestRecipient['propuesta'] {
  const { proposal_id: id, proposal_estado: estado, version, precio } = row;
  if (id === null || estado === null || version === null || precio === null) return null;
  return {
    id,
    estado,
    version,
    titulo: row.titulo ?? '',
    descripcion: row.descripcion ?? '',
    precio: toMxn(centavos(precio)),
    ...termsView({
      ...row,
      conceptos: row.conceptos ?? [],
      incluye: row.incluye ?? [],
      no_incluye: row.no_incluye ?? [],
    }),
    cambio_pedido: estado === 'publicada' ? row.cambio_pedido : null,
    anterior: before.get(id) ?? null,
  };
}

/** A request as one of its recipients sees it. */
export function receivedView(context: ViewContext, row: ReceivedRow): ReceivedRequest {
  const late = isLate(row.estado, row.answer_until, context.now);
  const respuesta = recipientState(
    { seen: row.seen, declined: row.declined, proposal: row.proposal_estado },
    { late },
  );
  return {
    ...requestView(row, context),
    vence: row.answer_until.toISOString(),
    cliente: {
      keylogin: row.keylogin,
      nombre: nameFor(row),
      img_profile: picturePath(row.img_profile),
    },
    respuesta,
    propuesta_fin: endToAuthor(row.proposal_estado, {
      replaced: row.replaced ?? false,
      passedOver: row.passed_over ?? false,
    }),
    proyecto_abierto: row.proyecto_abierto,
    trabajos_contigo: row.trabajos,
    por_responder: respuesta === 'enviada' || respuesta === 'vista' ? 1 : 0,
  };
}
