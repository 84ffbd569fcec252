import { sql } from 'kysely';
import { ROL } from '#contract/call.ts';
import type { ReleaseReceipt } from '#contract/payouts.ts';
import { centavos, formatCentavos, fromMxn, toMxn } from '#domain/money.ts';
import { operatorWords } from '#domain/payments/receipt-words.ts';
import {
  notInvoiceWords,
  payoutFolio,
  releaseFacts,
  releaseFolio,
} from '#domain/payouts/receipt-words.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import { visibleName } from '#server/features/accounts/index.ts';
import type { Sheet } from '#server/mails/mail.ts';
import { operatorView } from '#server/operator.ts';

/** What was taken of a release for debts, and what was kept for open chargebacks, at once. */
const TAKEN = sql<number>`debt_recovered(m.operation_key, a.account_id)`;
const KEPT = sql<number>`reserve_kept(m.operation_key, a.account_id)`;

/** What was released to an account. */
const releases = (db: Db, accountId: number) =>
  db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_movement as m', 'm.id', 'e.movement_id')
    .innerJoin('proposal as p', 'p.id', 'm.proposal_id')
    .select(['m.id', 'm.created_at', 'p.id as id_proposal', 'p.titulo', 'e.amount'])
    .select([TAKEN.as('taken'), KEPT.as('kept')])
    .where('a.kind', '=', sql.lit('profesional'))
    .where('a.account_id', '=', accountId)
    .where('e.amount', '>', 0)
    .where('m.kind', '=', sql.lit('liberacion'));

type ReleaseRow = Awaited<ReturnType<ReturnType<typeof releases>['executeTakeFirstOrThrow']>>;

const summaryView = ({ id, created_at, titulo, id_proposal, amount, taken, kept }: ReleaseRow) => ({
  id,
  folio: releaseFolio(id),
  concepto: titulo,
  id_proposal,
  liberado_at: created_at.toISOString(),
  neto: toMxn(centavos(amount - taken - kept)),
});

/** What was released to an account, the newest first, before a movement if one is named. */
export async function releasePage(
  db: Db,
  accountId: number,
  { before, rows }: { before: number | undefined; rows: number },
) {
  const found = await releases(db, accountId)
    .$if(before !== undefined, (query) => query.where('e.movement_id', '<', before ?? 0))
    .orderBy('e.movement_id', 'desc')
    .limit(rows)
    .execute();
  return found.map(summaryView);
}

/** The receipt of what was released to somebody; null where it was to nobody, or to another. */
export async function releaseReceipt(
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  config: Pick<Config, 'operator'>,
): Promise<ReleaseReceipt | null> {
  const row = await releases(db, accountId)
    .innerJoin('account as who', 'who.id', 'a.account_id')
    .innerJoin('account as c', 'c.id', 'p.client_id')
    .innerJoin('account as author', 'author.id', 'p.professional_id')
    .innerJoin('ledger_entry as fee', 'fee.movement_id', 'm.id')
    .innerJoin('ledger_account as f', (join) =>
      join.onRef('f.id', '=', 'fee.account_id').on('f.kind', '=', sql.lit('retenido')),
    )
    .select([
      'fee.amount as released',
      'c.keylogin as client_key',
      'c.nombre as client_nombre',
      'c.apellidos as client_apellidos',
      'c.deleted_at as client_deleted_at',
      'who.nombre',
      'who.apellidos',
      'who.deleted_at',
      'author.rol as author_rol',
    ])
    .where('e.movement_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const released = -row.released;
  const payouts = await db
    .selectFrom('payout_release as r')
    .innerJoin('payout as o', 'o.id', 'r.payout_id')
    .select(['o.id', 'o.fecha'])
    .where('r.movement_id', '=', id)
    .orderBy('o.id')
    .execute();
  return {
    ...summaryView(row),
    monto: toMxn(centavos(released)),
    comision: toMxn(centavos(released - row.amount)),
    adeudo: toMxn(centavos(row.taken)),
    reservado: toMxn(centavos(row.kept)),
    recibe: visibleName(row),
    cliente: visibleName({
      nombre: row.client_nombre,
      apellidos: row.client_apellidos,
      deleted_at: row.client_deleted_at,
    }),
    other_key: row.author_rol === ROL.admin ? null : row.client_key,
    pagos: payouts.map(({ id, fecha }) => ({ id, fecha, folio: payoutFolio(id) })),
    operador: await operatorView(db, config),
  };
}

/** A release's receipt as a mail has it: what its page says. */
export const releaseSheet = (receipt: ReleaseReceipt): Sheet => ({
  title: `Recibo de liberación ${receipt.folio}`,
  amount: formatCentavos(fromMxn(receipt.neto)),
  facts: releaseFacts(receipt),
  notes: [notInvoiceWords, `${operatorWords(receipt)} ${receipt.operador.correo}`],
});
