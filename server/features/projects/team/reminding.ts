import {
  type ProjectReminder,
  remindProject as call,
  remindProjects as callOfMany,
} from '#contract/projects.ts';
import { ROL } from '#contract/call.ts';
import { formatCentavos } from '#domain/money.ts';
import type { Side } from '#domain/projects/graph.ts';
import { stepWords } from '#domain/projects/step-words.ts';
import type { Step } from '#domain/projects/turn.ts';
import { ASKED_EVERY, NOBODY_TO_REMIND, type NotReminded } from '#domain/reminders/asked.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { listedPerson, nameOfListed } from '#server/features/accounts/index.ts';
import { audit } from '#server/features/audit/index.ts';
import { messageOf, notify, waysTo } from '#server/features/notifications/index.ts';
import { lockAny, type ProposalRow } from '../queries.ts';
import { partyNames } from '../record-event.ts';
import { type FactsRow, factsOf, personView, turnFor } from './facts.ts';

const EVENT = 'recordar_turno';
const SHOWN = 50;

const reminders = (db: Db | Trx, id: number) =>
  db
    .selectFrom('project_reminder as r')
    .innerJoin('account as by', 'by.id', 'r.admin_id')
    .innerJoin('account as to', 'to.id', 'r.account_id')
    .select(['r.id', 'r.paso', 'r.monto', 'r.account_id', 'r.created_at'])
    .select([listedPerson('by').as('by'), listedPerson('to').as('to')])
    .where('r.proposal_id', '=', id)
    .orderBy('r.id', 'desc');

type ReminderRow = Awaited<ReturnType<ReturnType<typeof reminders>['executeTakeFirstOrThrow']>>;

const reminderView = (row: ReminderRow, words: Words): ProjectReminder => ({
  id: row.id,
  por: { keylogin: row.by.keylogin, nombre: nameOfListed(row.by) },
  a: { keylogin: row.to.keylogin, nombre: nameOfListed(row.to) },
  que: words(row.account_id, row.paso as Step, row.monto),
  createAt: row.created_at.toISOString(),
});

/** A step of one of the two, by their account. */
type Words = (accountId: number, step: Step, amount: number | null) => string;

async function wordsFor(db: Trx, row: ProposalRow) {
  const names = await partyNames(db, row);
  const otherOf = (accountId: number) =>
    accountId === row.client_id ? names.professional : names.client;
  const words: Words = (accountId, step, amount) =>
    stepWords(step, {
      amount: amount ? formatCentavos(amount) : '',
      mine: true,
      other: otherOf(accountId),
    });
  return { otherOf, words };
}

/** What a reminder would say now, to whom and how; and what was said before. */
export async function remindingView(db: Trx, row: ProposalRow, facts: FactsRow, now: Date) {
  const said = await reminders(db, row.id).limit(SHOWN).execute();
  const { words } = await wordsFor(db, row);
  const again = againAt(said[0], now);
  const { why, asked } = await askedNow(db, row, facts, now);
  const ways = asked
    ? await waysTo(db, { accountId: asked.accountId, evento: EVENT }, now)
    : { channels: [], waits: null };
  return {
    recordar: {
      por_que_no: why ?? (again ? ('reciente' as const) : null),
      a: asked?.person ?? null,
      texto: asked?.texto ?? '',
      vias: [...ways.channels],
      espera: ways.waits === null ? null : new Date(ways.waits).toISOString(),
      desde: again?.toISOString() ?? null,
    },
    recordatorios: said.map((one) => reminderView(one, words)),
  };
}

/** Who is asked for what, in which words; and why nobody can be, whenever somebody last was. */
async function askedNow(
  db: Trx,
  row: ProposalRow,
  facts: FactsRow,
  now: Date,
): Promise<{ why: NotReminded | null; asked: Awaited<ReturnType<typeof ask>> | null }> {
  const { who, action, amount } = turnFor(row, facts, now);
  if (who === 'nobody') return { why: 'nadie', asked: null };
  // What an administrator offered in the platform's name is the team's own to do.
  if (who === 'team' || (who === 'professional' && row.professional_rol === ROL.admin))
    return { why: 'equipo', asked: null };
  const asked = await ask(db, row, facts, { who, action, amount });
  const suspended = (who === 'client' ? facts.client : facts.author).suspended_at !== null;
  return { why: suspended ? 'suspendida' : null, asked };
}

/** When somebody can be reminded again; null where they can now. */
function againAt(last: { created_at: Date } | undefined, now: Date): Date | null {
  if (!last) return null;
  const at = new Date(last.created_at.getTime() + ASKED_EVERY);
  return at > now ? at : null;
}

const titleOf = ({ titulo }: ProposalRow): string => titulo || 'Sin título';

/** Who is asked for a step, and in which words. */
async function ask(
  db: Trx,
  row: ProposalRow,
  facts: FactsRow,
  { who, action, amount }: { who: Side; action: Step; amount: number | null },
) {
  const ofClient = who === 'client';
  const [accountId, otherId] = ofClient
    ? [row.client_id, row.professional_id]
    : [row.professional_id, row.client_id];
  const { otherOf, words } = await wordsFor(db, row);
  const step = words(accountId, action, amount);
  const parameters = [titleOf(row), otherOf(accountId), step];
  const { keylogin, nombre } = ofClient
    ? personView(db, facts.client)
    : personView(db, facts.author, facts.nombre_comercial);
  return {
    person: { keylogin, nombre },
    accountId,
    otherId,
    action,
    amount,
    parameters,
    texto: messageOf(EVENT, parameters),
  };
}

/** What came of reminding: it was sent, somebody was reminded within 24 hours, there is nobody to remind, or the words are others. */
type Outcome = 'recordado' | NotReminded | 'otro_texto';

/** Reminds whose turn it is in a locked project, where `texto` is still what they would read. */
async function remind(
  db: Trx,
  row: ProposalRow,
  { texto, adminId, now }: { texto?: string; adminId: number; now: Date },
): Promise<Outcome> {
  const last = await reminders(db, row.id).limit(1).executeTakeFirst();
  if (againAt(last, now)) return 'reciente';
  const { why, asked } = await askedNow(db, row, await factsOf(db, row.id), now);
  if (why !== null || asked === null) return why ?? 'nadie';
  if (texto !== undefined && asked.texto !== texto) return 'otro_texto';
  await db
    .insertInto('project_reminder')
    .values({
      proposal_id: row.id,
      admin_id: adminId,
      account_id: asked.accountId,
      paso: asked.action,
      monto: asked.amount,
      created_at: now,
    })
    .execute();
  await notify(db, {
    accountId: asked.accountId,
    evento: EVENT,
    parameters: asked.parameters,
    other: asked.otherId,
    project: row.id,
    now,
  });
  await audit(db, {
    adminId,
    action: 'recordar_proyecto',
    subjectId: String(row.id),
    people: [row.client_id, row.professional_id],
    now,
  });
  return 'recordado';
}

export const remindProject = handle(call, async ({ id, texto }, { caller, db, now }) => {
  const row = (await lockAny(db, id)) ?? fail('project_not_found');
  const outcome = await remind(db, row, { texto, adminId: caller.id, now });
  if (outcome !== 'recordado' && outcome !== 'reciente') return fail('proposal_changed');
  const { words } = await wordsFor(db, row);
  const said = await reminders(db, id).limit(1).executeTakeFirstOrThrow();
  return {
    recordatorio: reminderView(said, words),
    hecho: outcome === 'recordado' ? (1 as const) : (0 as const),
  };
});

export const remindProjects = handle(callOfMany, async ({ ids }, { caller, db, now }) => {
  const outcomes: { id: number; titulo: string; outcome: Outcome }[] = [];
  // In the order of their numbers, so that of two of the team one waits for the other, and neither for ever.
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const row = (await lockAny(db, id)) ?? fail('project_not_found');
    const outcome = await remind(db, row, { adminId: caller.id, now });
    outcomes.push({ id, titulo: titleOf(row), outcome });
  }
  const count = (what: Outcome) => outcomes.filter(({ outcome }) => outcome === what).length;
  return {
    recordados: count('recordado'),
    ya_recordados: count('reciente'),
    sin_recordar: outcomes.flatMap(({ id, titulo, outcome }) => {
      const why = NOBODY_TO_REMIND.find((one) => one === outcome);
      return why === undefined ? [] : [{ id, titulo, por_que_no: why }];
    }),
  };
});
