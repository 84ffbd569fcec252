import { type SqlBool, sql } from 'kysely';
import {
  authenticationsOf,
  type BegunToday,
  type Hit,
  manyProjectsOf,
  type SharedTraits,
  stopsOf,
} from '#domain/risk/evaluate.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Trx } from '#server/db/pool.ts';
import { type ChangedRules, changedRules, rulesOf } from './rules.ts';
import { sharedTraits } from './shared-traits.ts';

/** A payment that is about to begin. */
export interface Beginning {
  readonly proposalId: number;
  readonly clientId: number;
  /** The professional who is paid; null while nobody is assigned. */
  readonly payeeId: number | null;
  /** The hash of the device; null for one without a cookie. */
  readonly device: Buffer | null;
  /** Centavos. */
  readonly amount: number;
  readonly now: Date;
}

/** What the rules say of a payment before it begins. */
export interface PaymentRisk {
  /** Why it does not begin: what the two sides share. */
  readonly stops: readonly Hit[];
  /** Cases for the team, which keep nobody. */
  readonly cases: readonly Hit[];
  /** Why the bank is to authenticate who pays. */
  readonly asks: readonly Omit<Hit, 'sobre'>[];
}

interface Row extends SharedTraits {
  readonly rules: ChangedRules;
  readonly hasPaid: boolean;
  readonly deviceSince: Date | null;
  readonly cards: number;
  readonly declinedAt: Date | null;
  readonly client: number;
  readonly payee: number;
  readonly device: number;
}

/** Of the last 24 hours, the projects that a column of their payments names, besides this one. */
const projectsOf = (column: 'account_id' | 'payee_id' | 'device_hash', of: unknown, asked: Asked) =>
  sql<number>`(select count(distinct b.proposal_id)::int from payment b
    where b.${sql.ref(column)} = ${of} and b.created_at > ${asked.since} and b.proposal_id <> ${asked.proposalId})`;

interface Asked {
  readonly since: Date;
  readonly proposalId: number;
}

/** Asks all that the rules need of a payment that is about to begin, in one statement. */
export async function riskOfPayment(trx: Trx, beginning: Beginning): Promise<PaymentRisk> {
  const { proposalId, clientId, payeeId, device, amount, now } = beginning;
  const since = new Date(now.getTime() - DAY);
  const asked = { since, proposalId };
  const shared = sharedTraits(sql`${clientId}::bigint`, sql`${payeeId}::bigint`);
  const { rows } = await sql<Row>`select ${changedRules(now)} as rules,
    ${shared.telefono} as telefono, ${shared.dispositivo} as dispositivo, ${shared.tarjeta} as tarjeta,
    ${shared.clabe} as clabe,
    ${sql<SqlBool>`exists (select from payment b where b.account_id = ${clientId} and b.settled_at is not null)`} as "hasPaid",
    (select d.created_at from device d where d.token_hash = ${device}::bytea and d.account_id = ${clientId}
      and d.forgotten_at is null) as "deviceSince",
    (select count(*)::int from payment_card c where c.account_id = ${clientId} and c.last_seen_at > ${since}) as cards,
    (select max(b.failure_notified_at) from payment b
      where b.account_id = ${clientId} and b.created_at > ${new Date(now.getTime() - 8 * DAY)}) as "declinedAt",
    ${projectsOf('account_id', clientId, asked)} as client,
    ${projectsOf('payee_id', payeeId, asked)} as payee,
    ${projectsOf('device_hash', device, asked)} as device`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  const rules = rulesOf(row.rules);
  const at = now.getTime();
  const facts = {
    amount,
    hasPaid: row.hasPaid,
    deviceSince: row.deviceSince?.getTime() ?? null,
    cards: row.cards,
    declinedAt: row.declinedAt?.getTime() ?? null,
  };
  const begun: BegunToday = {
    client: row.client + 1,
    payee: row.payee + 1,
    device: device === null ? 0 : row.device + 1,
  };
  return {
    stops: stopsOf({ proposalId, clientId }, row, rules),
    cases: manyProjectsOf({ clientId, payeeId }, begun, rules, at),
    asks: authenticationsOf(facts, rules, at).map((regla) => ({
      regla,
      version: rules[regla].version,
      accountId: clientId,
      hechos: { monto: amount },
    })),
  };
}

/** Why the bank authenticates who pays, as hits of the payment. */
export const asksOf = ({ asks }: PaymentRisk, paymentId: number): Hit[] =>
  asks.map((hit) => ({ ...hit, sobre: `payment:${paymentId}` }));
