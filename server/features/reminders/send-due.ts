import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { DAY, formatDay, mexicoDay } from '#lib/mexico-time.ts';
import { CASES } from '#domain/cases/cases.ts';
import { endOfNight } from '#domain/notifications/quiet-hours.ts';
import type { Side } from '#domain/projects/graph.ts';
import {
  type Named,
  type Reminder,
  reminderOf,
  type ReminderState,
} from '#domain/reminders/reminders.ts';
import type { Services } from '#server/context.ts';
import { databaseNow } from '#server/db/now.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type NewCase, openCase } from '#server/features/cases/index.ts';
import { openDisputeOf } from '#server/features/disputes/index.ts';
import { notify, tellTeam } from '#server/features/notifications/index.ts';
import {
  lockAny,
  partyNames,
  type ProposalRow,
  recordEvent,
} from '#server/features/projects/index.ts';
import { TEAM_TEXTS } from './team-texts.ts';

const PAGE = 200;

/** A place among the reminders, in the order in which they are due; `due` to the microsecond, which a Date lacks. */
interface Place {
  readonly id: number;
  readonly due: string;
}

/** Sends all reminders that are due, page by page, each in a transaction of its own. */
export async function sendDue(
  services: Services,
  log: FastifyBaseLogger,
  size = PAGE,
): Promise<void> {
  const now = await databaseNow(services);
  for (let page = await dueAfter(services.db, null, now, size); page.length > 0; ) {
    // A failure must not stop the others.
    for (const { id, proposal_id } of page)
      await inTransaction(services.db, (trx) =>
        sendOne(trx, { id, proposalId: proposal_id, now }),
      ).catch((error: Error) =>
        log.error({ err: error, reminder: id }, 'a reminder could not be sent'),
      );
    page = await dueAfter(services.db, page.at(-1) ?? null, now, size);
  }
}

/** What is due at `now`, beyond a place. */
const dueAfter = (db: Db, after: Place | null, now: Date, size: number) =>
  db
    .selectFrom('reminder')
    .select(['id', 'proposal_id', sql<string>`due_at::text`.as('due')])
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(due_at, id) > (${after?.due ?? null}::timestamptz, ${after?.id ?? 0})`,
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(size)
    .execute();

/** Tells whose turn it is still, and ends the reminder; does nothing the second time. */
async function sendOne(
  trx: Trx,
  { id, proposalId, now }: { id: number; proposalId: number; now: Date },
): Promise<void> {
  // The project first, like everybody, so that what happens to it meanwhile comes before or after.
  const row = await lockAny(trx, proposalId);
  const planned = await trx
    .selectFrom('reminder')
    .select(['name', 'day', 'due_at'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row || !planned) return;
  const reminder = reminderOf(planned.name);
  // People are reminded by day, and only of what is still their turn then (4 §E).
  if (reminder.text && endOfNight(now.getTime()) !== null) return;
  const since = new Date(planned.due_at.getTime() - planned.day * DAY);
  const until = planned.due_at.getTime() + (reminder.until - planned.day) * DAY;
  // After an outage, the last that was missed says it all, and nobody is asked for anything by a day that has passed.
  const isStale =
    (await isFollowed(trx, { proposalId, name: planned.name, due: planned.due_at, now })) ||
    (reminder.text?.names.includes('until') && until <= now.getTime());
  const dispute = row.en_disputa ? await openDisputeOf(trx, row.id) : undefined;
  const told = reminder
    .tells(stateOf(row, dispute), mexicoDay(now.getTime()))
    .filter((who) => who === 'team' || !isStale);
  for (const who of told)
    if (who !== 'team') await tellSide(trx, row, { who, reminder, until, now });
    else if (reminder.opens) await look(trx, row, { causa: reminder.opens, since, now });
    else if (dispute)
      await tellTeam(trx, TEAM_TEXTS[planned.name]!({ titulo: row.titulo, dispute: dispute.id }));
  await trx
    .updateTable('reminder')
    .set({ ended_at: now, told: told.length > 0 })
    .where('id', '=', id)
    .execute();
}

/** Whether the next reminder of the same silence is due as well. */
async function isFollowed(
  trx: Trx,
  { proposalId, name, due, now }: { proposalId: number; name: string; due: Date; now: Date },
): Promise<boolean> {
  const next = await trx
    .selectFrom('reminder')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .where('due_at', '>', due)
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return next !== undefined;
}

/** Opens a case, and tells the two sides that the team looks at their project. */
async function look(trx: Trx, row: ProposalRow, cause: NewCase): Promise<void> {
  const { told } = CASES[cause.causa];
  if ((await openCase(trx, row, cause)) && told !== null)
    await recordEvent(trx, row, {
      evento: 'caso_abierto',
      actorId: null,
      detalle: told,
      now: cause.now,
    });
}

function stateOf(
  row: ProposalRow,
  dispute: Awaited<ReturnType<typeof openDisputeOf>>,
): ReminderState {
  return {
    ...row,
    disputa: dispute
      ? {
          opener: dispute.opener_key === row.client_key ? 'client' : 'professional',
          answered: dispute.respuesta !== null,
        }
      : null,
  };
}

async function tellSide(
  trx: Trx,
  row: ProposalRow,
  told: { who: Side; reminder: Reminder; until: number; now: Date },
): Promise<void> {
  const { who, reminder, until, now } = told;
  if (!reminder.text) throw new Error(`the reminder ${reminder.name} has no text`);
  const names = await partyNames(trx, row);
  const toClient = who === 'client';
  const words: Record<Named, string> = {
    titulo: row.titulo,
    partner: toClient ? names.professional : names.client,
    until: formatDay(mexicoDay(until)),
  };
  await notify(trx, {
    accountId: toClient ? row.client_id : row.professional_id,
    evento: (!toClient && reminder.text.toProfessional) || reminder.text.evento,
    parameters: reminder.text.names.map((name) => words[name]),
    other: toClient ? row.professional_id : row.client_id,
    project: row.id,
    now,
  });
}
