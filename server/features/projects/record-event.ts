import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import { type Centavos, subtract, ZERO } from '#domain/money.ts';
import { isClosed } from '#domain/projects/graph.ts';
import { isClientsOwn, isPayment, type ProjectEvent } from '#domain/projects/events.ts';
import type { RiskEnd } from '#domain/risk/decisions.ts';
import type { Trx } from '#server/db/pool.ts';
import { acquainted, nameFor } from '#server/features/accounts/index.ts';
import { followCases } from '#server/features/cases/index.ts';
import { publishProposalChange, postSystemMessage } from '#server/features/chat/index.ts';
import { forgetOutdated, notify } from '#server/features/notifications/index.ts';
import { endStops } from '#server/features/risk/index.ts';
import { planReminders } from '#server/features/reminders/index.ts';
import type { ProposalRow } from './queries.ts';
import { EVENT_TEXTS } from './event-texts.ts';
import type { EventFacts } from './event-texts/text.ts';

interface NewEvent {
  evento: ProjectEvent;
  /** Who did it; null for the provider and the clock. */
  actorId: number | null;
  /** The amount of the event; by default the whole price. */
  monto?: Centavos | undefined;
  /** Of a revision: whether it changed the price. */
  repriced?: boolean;
  /** The payment that caused it. */
  paymentId?: number | undefined;
  /** What the professional received of the held money when the project ended. */
  release?: Centavos | undefined;
  /** A reason, or the description of a service. */
  detalle?: string | undefined;
  /** With what it was done, in words. */
  device?: string | undefined;
  now: Date;
}

/**
 * Writes an event into the project's timeline, posts its automatic message, notifies the other party, and
 * publishes it to both parties' open chats: all in the transaction of what happened.
 */
export async function recordEvent(trx: Trx, row: ProposalRow, event: NewEvent): Promise<void> {
  const { evento, actorId, detalle = '', paymentId = null, device = null, now } = event;
  const monto = event.monto ?? null;
  const { id } = await trx
    .insertInto('proposal_event')
    .values({
      proposal_id: row.id,
      evento,
      actor_id: actorId,
      monto,
      detalle,
      payment_id: paymentId,
      device,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { chat, notification } = EVENT_TEXTS[evento];
  const precio = row.precio ?? ZERO;
  const facts: EventFacts = {
    titulo: row.titulo,
    ...(await partyNames(trx, row)),
    actor: actorOfEvent(row, actorId),
    monto: monto ?? precio,
    repriced: event.repriced ?? false,
    falta: subtract(precio, row.pagado),
    release: event.release ?? ZERO,
    over: isClosed(row.estado),
    rated: row.client_reviewed || row.professional_reviewed,
    detalle,
  };
  const between: [number, number] = [row.client_id, row.professional_id];
  const onlyFor = isClientsOwn(evento) ? row.client_id : undefined;
  const msg = chat(facts);
  // The provider reports a payment; whose deed it is has nothing to read.
  const author = actorId ?? (isPayment(evento) ? row.client_id : null);
  await postSystemMessage(trx, {
    between,
    actorId: author,
    evento,
    eventId: id,
    onlyFor,
    msg,
    now,
  });
  // Before what is told of it: of two of a kind the later stays.
  await forgetOutdated(trx, row.id, { evento, actorId, amount: monto, now });
  if (notification) {
    const { evento: told } = notification;
    for (const accountId of audience(row, notification.who, facts.actor))
      await notify(trx, {
        accountId,
        evento: typeof told === 'function' ? told(facts) : told,
        parameters: notification.parameters(facts),
        ...(paymentId !== null && accountId === row.client_id && { receipt: paymentId }),
        other: accountId === row.client_id ? row.professional_id : row.client_id,
        project: row.id,
        now,
      });
  }
  await planReminders(trx, row, { evento, eventId: id, now });
  const byTeam = facts.actor === 'admin';
  await followCases(trx, row, { evento, actorId, byTeam, detalle, now });
  if (facts.over && ENDS.includes(evento) && (byTeam || !UNSEEN.includes(evento)))
    await endStops(trx, row.id, endOf(byTeam ? actorId : null, detalle, now));
  await publishProposalChange(trx, { between });
}

/** The events that end a project which is stopped. */
const ENDS: readonly ProjectEvent[] = [
  'cancelada',
  'cancelada_por_plazo',
  'cuenta_eliminada',
  'disputa_resuelta',
];

/** Those that end one for which nothing was paid without the team having seen it: its case waits, and stops the next one. */
const UNSEEN: readonly ProjectEvent[] = ['cancelada', 'cancelada_por_plazo'];

/** What stops a project has ended with it: by whoever of the team ended it. */
const endOf = (by: number | null, nota: string, now: Date) => ({
  decision: 'termino' satisfies RiskEnd,
  by,
  nota: by === null ? '' : nota,
  now,
});

function actorOfEvent(row: ProposalRow, actorId: number | null): EventFacts['actor'] {
  if (actorId === null) return null;
  if (actorId === row.client_id) return 'client';
  return actorId === row.professional_id ? 'professional' : 'admin';
}

const id = (value: number) => sql<number>`${value}::bigint`;

/** Who is notified; `other` is everybody except the actor. */
function audience(
  row: ProposalRow,
  who: 'client' | 'professional' | 'other',
  actor: EventFacts['actor'],
): number[] {
  if (who === 'client') return [row.client_id];
  if (who === 'professional') return [row.professional_id];
  if (actor === 'client') return [row.professional_id];
  return actor === 'professional' ? [row.client_id] : [row.client_id, row.professional_id];
}

/**
 * The names of the two: the professional's trade name if there is one, else in full once they have agreed on a project
 * and «Clara R.» before.
 */
export async function partyNames(
  trx: Trx,
  row: Pick<ProposalRow, 'client_id' | 'professional_id'>,
): Promise<{ client: string; professional: string }> {
  const people = await trx
    .selectFrom('account as a')
    .leftJoin('profile', 'profile.account_id', 'a.id')
    .select([
      'a.id',
      'a.nombre',
      'a.apellidos',
      'a.rol',
      'a.deleted_at',
      'profile.nombre_comercial',
    ])
    .select(acquainted(id(row.client_id), id(row.professional_id)).as('acquainted'))
    // Not as a list: statements with one are not prepared.
    .where(({ or, eb }) =>
      or([eb('a.id', '=', row.client_id), eb('a.id', '=', row.professional_id)]),
    )
    .execute();
  const nameOf = (id: number) => {
    const person = people.find((candidate) => candidate.id === id);
    if (!person) throw new Error(`no account ${id}`);
    return person.rol === ROL.admin ? 'Maestros' : nameFor(person);
  };
  return { client: nameOf(row.client_id), professional: nameOf(row.professional_id) };
}
