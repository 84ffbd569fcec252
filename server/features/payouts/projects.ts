import { sql } from 'kysely';
import type { PayoutProject } from '#contract/payouts.ts';
import { centavos, toMxn } from '#domain/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { pageOf } from '#server/db/page-of.ts';

/** Writes down which releases a new payout takes; it must be in the books already. */
export const takeReleases = (trx: Trx, payoutId: number) =>
  sql`select payout_take(${payoutId})`.execute(trx);

const PAGE = 20;

/** What was taken of somebody and is theirs again. */
const GIVEN_BACK = ['contracargo_recuperado', 'perdida_deshecha'] as const;

/** What was taken of the release for debts. */
const RECOVERED = sql<number>`debt_recovered(m.operation_key, o.account_id)`;

/** A page of the releases that a payout is made of, the oldest first, after the one with the id `despues`. */
export async function projectsOf(
  db: Db | Trx,
  { payout_id, despues = 0 }: { payout_id: number; despues?: number | undefined },
) {
  const rows = await db
    .selectFrom('payout_release as r')
    .innerJoin('payout as o', 'o.id', 'r.payout_id')
    .innerJoin('ledger_movement as m', 'm.id', 'r.movement_id')
    .innerJoin('proposal as p', 'p.id', 'm.proposal_id')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.account_id', '=', 'o.account_id').on('a.kind', '=', sql.lit('profesional')),
    )
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.movement_id', '=', 'm.id').onRef('e.account_id', '=', 'a.id'),
    )
    .select(['m.id', 'p.id as id_proposal', 'p.titulo', 'r.amount', 'm.created_at'])
    .select(({ eb }) => eb('m.kind', 'in', GIVEN_BACK).as('repuesto'))
    .select(RECOVERED.as('adeudo'))
    .select(sql<boolean>`r.amount < e.amount - ${RECOVERED}`.as('parte'))
    .where('r.payout_id', '=', payout_id)
    .where('r.movement_id', '>', despues)
    .orderBy('r.movement_id')
    .limit(PAGE + 1)
    .execute();
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  const proyectos = shown.map(
    ({ amount, adeudo, created_at, repuesto, ...facts }): PayoutProject => ({
      ...facts,
      repuesto: Boolean(repuesto),
      adeudo: toMxn(centavos(adeudo)),
      monto: toMxn(centavos(amount)),
      liberado_at: created_at.toISOString(),
    }),
  );
  return { proyectos, ...following };
}
