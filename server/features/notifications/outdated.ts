import { type RawBuilder, sql } from 'kysely';
import type { NotificationName } from '#domain/notifications/events.ts';
import { OFFER, OUTDATED, type Outdated, TURN_ENDED } from '#domain/notifications/outdated.ts';
import { type Centavos, formatCentavos, ZERO } from '#domain/money.ts';
import type { ProjectEvent } from '#domain/projects/events.ts';
import type { Trx } from '#server/db/pool.ts';

/**
 * Counts what was told of a project before an event of it as read where it is no longer so; what of that waits for the
 * morning goes out no more.
 */
export async function forgetOutdated(
  trx: Trx,
  proposalId: number,
  by: { evento: ProjectEvent; actorId: number | null; amount: Centavos | null; now: Date },
): Promise<void> {
  const id = sql`${by.actorId}::bigint`;
  const whose = {
    all: sql`true`,
    actor: sql`account_id = ${id}`,
    others: sql`account_id <> ${id}`,
  };
  const of = (outdated: Outdated) =>
    sql`${told(proposalId, outdated.events)} and ${whose[outdated.of]}`;
  const turn = TURN_ENDED[by.evento];
  if (turn) await forget(trx, of(turn), by.now);
  const outdated = OUTDATED[by.evento];
  if (!outdated) return;
  // Services are known by their prices; of several of one price each is told of by itself.
  const which = BY_PRICE.has(by.evento)
    ? sql`parameters[2] = ${formatCentavos(by.amount ?? ZERO)} and read_at is null
        order by id limit 1`
    : sql`true`;
  await forget(trx, sql`${of(outdated)} and ${which}`, by.now);
}

/** Counts what was told of an offer as read: its client has chosen somebody else. */
export const forgetOffer = (trx: Trx, proposalId: number, now: Date): Promise<void> =>
  forget(trx, told(proposalId, OFFER), now);

const told = (proposalId: number, events: readonly NotificationName[]) => sql`
  select id from notification where proposal_id = ${proposalId} and evento = any(${[...events]})`;

async function forget(trx: Trx, ids: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`${ids}`.execute(trx);
  if (rows.length === 0) return;
  const found = sql`any(${rows.map(({ id }) => id)}::bigint[])`;
  // In the order in which the morning takes them, so that none waits for the other.
  await sql`delete from notification_delivery
    where notification_id = ${found} and waits_until is not null`.execute(trx);
  await sql`update notification set read_at = ${now}
    where id = ${found} and read_at is null`.execute(trx);
}

const BY_PRICE: ReadonlySet<ProjectEvent> = new Set([
  'adicional_aceptado',
  'adicional_rechazado',
  'adicional_retirado',
]);
