import { expect } from 'vitest';
import { sql } from 'kysely';
import { getProposal, getProposals } from '#contract/projects.ts';
import type { Proposal } from '#contract/views.ts';
import { isClientsOwn } from '#domain/projects/events.ts';
import { proveBooks } from '#server/features/ledger/index.ts';
import { DAY, fee } from './amounts.ts';
import { inChargeback } from './bank.ts';
import { sumOf } from './refunds.ts';
import {
  due,
  held,
  isOver,
  type Model,
  type Payout,
  type Person,
  type Project,
  unpaidServices,
} from './state.ts';
import type { Answer, World } from './world.ts';

const bit = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** The next transition by the clock, and when. */
function expires(p: Project): Proposal['vence'] {
  const at = (since: number, days: number) => new Date(since + days * DAY).toISOString();
  if (p.estado === 'publicada' && p.publishedAt !== null)
    return { estado: 'expirada', at: at(p.publishedAt, 15) };
  if (p.disputed || inChargeback(p)) return null;
  if (p.estado === 'por_pagar' && p.received === 0)
    return { estado: 'cancelada', at: at(p.acceptedAt, 7) };
  if (p.estado === 'pagado' && p.deliveredAt !== null && due(p) === 0)
    return { estado: 'completado', at: at(p.deliveredAt, 7) };
  if (p.estado === 'completado' && p.completedAt !== null)
    return { estado: 'finalizada', at: at(p.completedAt, 7) };
  return null;
}

/** A project as a party must see it. */
const viewOf = (p: Project, keyOf: (p: Project) => string | undefined) => ({
  id: p.id,
  estado: p.estado,
  titulo: p.titulo,
  descripcion: p.descripcion,
  start: p.start,
  end: p.end,
  hora: p.hora,
  conceptos: p.conceptos,
  precio: p.precio === null ? null : p.precio / 100,
  cambio_pedido: p.wish,
  anterior:
    p.previous && p.estado === 'publicada'
      ? { ...p.previous, precio: (p.previous.precio ?? 0) / 100 }
      : null,
  pagado: p.received / 100,
  liberado: p.released / 100,
  devuelto: p.returned / 100,
  retenido: held(p) / 100,
  por_pagar: due(p) / 100,
  comision: fee(p.precio ?? 0) / 100,
  neto: ((p.precio ?? 0) - fee(p.precio ?? 0)) / 100,
  adicionales: bit(unpaidServices(p)),
  anticipo: p.fraction,
  sender_accept: bit(p.accepted.client),
  receiver_accept: bit(p.accepted.professional),
  sender_review: bit(p.reviewed.client),
  receiver_review: bit(p.reviewed.professional),
  cargada: bit(p.titulo !== '' && p.descripcion !== '' && p.precio !== null),
  published_at: instant(p.publishedAt),
  entregado_at: instant(p.deliveredAt),
  completed_at: instant(p.completedAt),
  vence: expires(p),
  assigned: keyOf(p) ?? null,
  inDispute: p.disputed,
  offers: p.disputed ? p.offers.filter(({ open }) => open).map(({ id }) => id) : [],
  inChargeback: inChargeback(p),
  data_propuesta: {
    adicionales: p.services.map(({ id, precio, estatus, paid }) => ({
      id,
      precio: precio / 100,
      estatus,
      pagado: bit(paid),
    })),
  },
});

/** The client does not see what was never published. */
function asClient(p: Project): Project {
  const unsent = p.estado === 'por_publicar' || (p.estado === 'retirada' && p.publishedAt === null);
  if (!unsent) return p;
  const unsaid = { precio: null, conceptos: [], start: null, end: null, hora: null };
  return { ...p, titulo: '', descripcion: '', ...unsaid };
}

/** Reads the pair's current project as one of them, and expects it to be as in the model. */
export async function expectSeen(
  world: World,
  p: Project,
  by: 'client' | 'professional',
): Promise<Proposal> {
  const { body } = await world.call(by, getProposal, keysOf(world, by));
  const view = body.proposal as Proposal;
  expectView(world, view, by === 'client' ? asClient(p) : p);
  return asBothSee(view);
}

/** Without what only the client and the team read, so that what one side saw compares to what the other sees. */
const asBothSee = (view: Proposal): Proposal => ({
  ...view,
  eventos: view.eventos.filter(({ evento }) => !isClientsOwn(evento)),
});

/**
 * Expects the project in a reply, if there is one, to be as in the model; answers it unless it hides contents from
 * who asked.
 */
export function expectReply(
  world: World,
  p: Project,
  { body }: Answer,
  by: Person,
): Proposal | undefined {
  const view = body.proposal as Proposal | undefined;
  if (!view) return undefined;
  const shown = by === 'client' ? asClient(p) : p;
  expectView(world, view, shown);
  return shown === p ? asBothSee(view) : undefined;
}

const keysOf = ({ people }: World, by: 'client' | 'professional') => ({
  key_primary: people[by].keylogin,
  key_secundary: people[by === 'client' ? 'professional' : 'client'].keylogin,
});

function expectView(world: World, view: Proposal, p: Project): void {
  const { profesional_assign, disputa, contracargo, ...rest } = view;
  const assigned = profesional_assign?.keylogin ?? null;
  const offers = disputa?.ofertas.map(({ id }) => id) ?? [];
  expect({
    ...rest,
    assigned,
    inDispute: disputa !== null,
    offers,
    inChargeback: contracargo !== null,
  }).toMatchObject(
    viewOf(p, ({ assigned: who }) => (who ? world.people[who].keylogin : undefined)),
  );
}

/** Expects the pair's closed projects, newest first, to be as in the model. */
export async function expectHistory(world: World, m: Model): Promise<void> {
  const { body } = await world.call('professional', getProposals, keysOf(world, 'professional'));
  const views = (body.proposals as Proposal[]).toReversed();
  const over = m.projects.filter(isOver);
  expect(views).toHaveLength(Math.min(over.length, 20));
  for (const [index, p] of over.slice(-20).entries()) expectView(world, views[index]!, p);
}

/** All books add up, recomputed from their entries. */
export async function expectProof({ test }: World): Promise<void> {
  expect((await proveBooks(test.services.db)).faults).toEqual([]);
}

/** What the database says about some projects and people; amounts in centavos. */
interface Books {
  readonly projects: readonly unknown[];
  readonly owed: readonly { readonly account_id: number; readonly balance: number }[];
  readonly payouts: readonly (Omit<Payout, 'who'> & { readonly account_id: number })[];
  readonly sums: readonly Record<
    'account_id' | 'earned' | 'owed' | 'going' | 'gone' | 'kept' | 'debt',
    number
  >[];
}

const OWED = ['client', 'professional', 'admin', 'otherProfessional'] as const;
const PAID_OUT = ['professional', 'otherProfessional'] as const;

/** Reads all of it in one statement, because it runs after each move. */
async function readBooks({ test, people }: World, m: Model): Promise<Books> {
  const projects = m.projects.map(({ id }) => id);
  const [owed, paidOut] = [OWED, PAID_OUT].map((names) => names.map((who) => people[who].id));
  const { rows } = await sql<Books>`
    select array(select to_jsonb(x) from (
        select p.id, coalesce(a.balance, 0) as held,
          coalesce((select sum(e.amount) from ledger_movement v
            join ledger_entry e on e.movement_id = v.id
            join ledger_account c on c.id = e.account_id and c.kind = 'comision'
            where v.proposal_id = p.id), 0) as earned,
          coalesce((select sum(amount) from refund r where r.proposal_id = p.id), 0) as back,
          coalesce((select sum(amount) from refund r
            where r.proposal_id = p.id and r.done_at is not null), 0) as sent
        from proposal p left join ledger_account a on a.kind = 'retenido' and a.proposal_id = p.id
        where p.id = any(${projects}) order by p.id) x) as projects,
      array(select to_jsonb(x) from (
        select account_id, balance from ledger_account
        where kind = 'profesional' and account_id = any(${owed})) x) as owed,
      array(select to_jsonb(x) from (
        select id, account_id, fecha::text as fecha, amount, estado, clave_rastreo as key, version
        from payout where account_id = any(${paidOut}) order by id) x) as payouts,
      array(select to_jsonb(x) from (
        select p.id as account_id,
          coalesce((select sum(e.amount) from ledger_account a
            join ledger_entry e on e.account_id = a.id
            join ledger_movement v on v.id = e.movement_id and v.kind = 'liberacion'
            where a.kind = 'profesional' and a.account_id = p.id), 0) as earned,
          coalesce((select balance from ledger_account a
            where a.kind = 'profesional' and a.account_id = p.id), 0) as owed,
          coalesce((select balance from ledger_account a
            where a.kind = 'por_transferir' and a.account_id = p.id), 0) as going,
          coalesce((select balance from ledger_account a
            where a.kind = 'reserva' and a.account_id = p.id), 0) as kept,
          coalesce((select -sum(e.amount) from ledger_account a
            join ledger_entry e on e.account_id = a.id
            where a.kind = 'adeudo' and a.account_id = p.id), 0) as debt,
          coalesce((select sum(amount) from payout o
            where o.account_id = p.id and o.estado = 'pagado'), 0) as gone
        from unnest(${paidOut}::bigint[]) with ordinality as p (id, place) order by place) x) as sums
    `.execute(test.services.db);
  return rows[0]!;
}

const owedBackOf = (p: Project) => p.payments.flatMap(({ owedBack }) => owedBack);

/** The ledger has the model's amounts for these projects and people, and payouts are as in the model. */
export async function expectBooks(world: World, m: Model): Promise<void> {
  const { projects, owed, ...paidOut } = await readBooks(world, m);
  expect(projects).toEqual(
    m.projects.map((p) => ({
      id: p.id,
      held: held(p),
      earned: fee(p.released),
      back: sumOf(owedBackOf(p).map(({ amount }) => amount)),
      sent: sumOf(
        owedBackOf(p)
          .filter(({ state }) => state === 'done')
          .map(({ amount }) => amount),
      ),
    })),
  );
  const balanceOf = (id: number) => owed.find(({ account_id }) => account_id === id)?.balance ?? 0;
  expect(OWED.map((who) => balanceOf(world.people[who].id))).toEqual(
    OWED.map((who) => m.owed.get(who) ?? 0),
  );
  expectPayouts(world, m, paidOut);
}

const factsOf = ({ fecha, amount, estado, key, version }: Omit<Payout, 'who'>) => ({
  fecha,
  amount,
  estado,
  key,
  version,
});

/**
 * Payouts are as in the model, and nobody is paid twice: what somebody earned in total equals what they are
 * owed, what is on its way, what has arrived, what is kept for chargebacks, and what losses have cost them.
 */
function expectPayouts(
  { people }: World,
  m: Model,
  { payouts, sums }: Pick<Books, 'payouts' | 'sums'>,
): void {
  const idOf = (payout: Payout): number => people[payout.who].id;
  expect(payouts.map((row) => [row.account_id, factsOf(row)])).toEqual(
    m.payouts.map((payout) => [idOf(payout), factsOf(payout)]),
  );
  for (const [index, { id }] of payouts.entries()) m.payouts[index]!.id = id;
  const going = (name: Person) =>
    m.payouts
      .filter((one) => one.who === name && (one.estado === 'pendiente' || one.estado === 'enviado'))
      .reduce((sum, { amount }) => sum + amount, 0);
  for (const [index, name] of PAID_OUT.entries()) {
    const sum = sums[index]!;
    const kept = m.chargebacks.filter(({ payee }) => payee === name).map((one) => one.reserved);
    const debts = m.debts.filter(({ who }) => who === name);
    expect(sum).toMatchObject({
      earned: m.earned.get(name) ?? 0,
      going: going(name),
      kept: sumOf(kept),
      debt: sumOf(debts.map(({ amount, recovered }) => amount - recovered)),
    });
    expect(sum.owed + sum.going + sum.gone + sum.kept + (m.charged.get(name) ?? 0)).toBe(
      sum.earned,
    );
  }
}

const sorted = (amounts: readonly number[]): number[] => amounts.toSorted((a, b) => a - b);

/** What the provider charged, refunded and lost to banks is as in the model, payment by payment. */
export async function expectProvider(world: World, m: Model): Promise<void> {
  const { stripe } = world.test;
  for (const { intent, amount, status, refunds, owedBack } of m.projects.flatMap(
    ({ payments }) => payments,
  )) {
    const truth = await stripe.paymentIntents.retrieve(intent);
    expect(truth.amount_received).toBe(status === 'succeeded' ? amount : 0);
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const back = data.filter((refund) => refund.status === 'succeeded').map((one) => one.amount);
    // In any order: those asked for at the same moment overtake each other.
    expect(sorted(back)).toEqual(
      sorted(refunds.filter(({ status: end }) => end === 'succeeded').map((one) => one.amount)),
    );
    // All of it is in the product, once.
    const paid = owedBack.filter((row) => row.state === 'done' && row.otherwise === null);
    expect(sumOf(paid.map((row) => row.amount))).toBe(sumOf(back));
  }
}

/** No job has failed. A finished job may still be listed for a moment: the queue deletes it later. */
export async function expectNoFailedJobs({ test }: World): Promise<void> {
  const { rows } = await sql`select task_identifier, last_error from graphile_worker.jobs
    where last_error is not null`.execute(test.services.db);
  expect(rows).toEqual([]);
}
