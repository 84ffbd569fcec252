import { sql } from 'kysely';
import {
  firstPaymentOf,
  type Hit,
  manyCardsOf,
  type SharedTraits,
  stopsOf,
} from '#domain/risk/evaluate.ts';
import { DAY } from '#lib/mexico-time.ts';
import type { Trx } from '#server/db/pool.ts';
import { checkSides } from '#server/jobs/kinds.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { type ChangedRules, changedRules, rulesOf } from './rules.ts';
import { sharedTraits } from './shared-traits.ts';

/** The card of a project's payment, paid or declined, as the provider says it. */
export interface SeenCard {
  readonly proposalId: number;
  readonly paymentId: number;
  readonly clientId: number;
  readonly payeeId: number | null;
  readonly fingerprint: string | null;
  /** What arrived, centavos; null where the card was declined. */
  readonly paid: number | null;
  readonly now: Date;
}

interface CardRow extends SharedTraits {
  readonly rules: ChangedRules;
  readonly cards: number;
  readonly before: number;
}

/** How many earlier payments of a professional are counted: the rule's bound. */
const COUNTED = 1000;

const keepCard = (accountId: number, fingerprint: string | null, now: Date) => sql`
  insert into payment_card (account_id, fingerprint, first_seen_at, last_seen_at)
    select ${accountId}, ${fingerprint}, ${now}, ${now} where ${fingerprint}::text is not null
    on conflict (account_id, fingerprint) do update set last_seen_at = excluded.last_seen_at`;

/** The other cards of an account that were seen lately; the one of the same statement is not seen yet. */
const cardsBeside = (accountId: number, fingerprint: string | null, since: Date) => sql<number>`(
  select count(*)::int from payment_card c where c.account_id = ${accountId} and c.last_seen_at > ${since}
    and c.fingerprint is distinct from ${fingerprint})`;

/**
 * Keeps the card of a payment, and asks what the rules need of it, in one statement. What both sides share is asked again:
 * what came true after the payment began, nobody asked while nothing was paid.
 */
export async function riskOfCard(
  trx: Trx,
  seen: SeenCard,
): Promise<{ stops: readonly Hit[]; cases: readonly Hit[] }> {
  const { proposalId, paymentId, clientId, payeeId, fingerprint, paid, now } = seen;
  const since = new Date(now.getTime() - DAY);
  const shared = sharedTraits(sql`${clientId}::bigint`, sql`${payeeId}::bigint`);
  const { rows } = await sql<CardRow>`
    with kept as (${keepCard(clientId, fingerprint, now)})
    select ${changedRules(now)} as rules,
      ${shared.telefono} as telefono, ${shared.dispositivo} as dispositivo, ${shared.clabe} as clabe,
      ${shared.tarjeta} or exists (
        select from payment_card c where c.fingerprint = ${fingerprint} and c.account_id = ${payeeId}) as tarjeta,
      ${cardsBeside(clientId, fingerprint, since)} as cards,
      (select count(*)::int from (select from payment b where b.payee_id = ${payeeId} and b.settled_at is not null
        and b.id <> ${paymentId} limit ${sql.lit(COUNTED)}) b) as before`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  const rules = rulesOf(row.rules);
  const { before } = row;
  const cards = row.cards + (fingerprint === null ? 0 : 1);
  return {
    stops: paid === null ? [] : stopsOf({ proposalId, clientId }, row, rules),
    cases: [
      ...manyCardsOf(clientId, cards, rules, now.getTime()),
      ...(paid !== null && payeeId !== null
        ? firstPaymentOf({ paymentId, payeeId, before, amount: paid }, rules)
        : []),
    ],
  };
}

/**
 * Keeps a card with which somebody pays for themselves, or tries to; where others use it too, what they share is looked at by a
 * job. Answers cases for the team.
 */
export async function noteOwnCard(
  trx: Trx,
  { accountId, fingerprint, now }: { accountId: number; fingerprint: string | null; now: Date },
): Promise<readonly Hit[]> {
  if (fingerprint === null) return [];
  const since = new Date(now.getTime() - DAY);
  const { rows } = await sql<{ shared: boolean; cards: number; rules: ChangedRules }>`
    with kept as (${keepCard(accountId, fingerprint, now)})
    select ${changedRules(now)} as rules, ${cardsBeside(accountId, fingerprint, since)} as cards,
      exists (select from payment_card c
        where c.fingerprint = ${fingerprint} and c.account_id <> ${accountId}) as shared`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answered no row');
  if (row.shared) await enqueue(trx, checkSides, { accountId });
  return manyCardsOf(accountId, row.cards + 1, rulesOf(row.rules), now.getTime());
}
