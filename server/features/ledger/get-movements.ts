import { getMovements as call } from '#contract/ledger.ts';
import { ACCOUNTS, movementName } from '#domain/ledger/accounts.ts';
import { toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { happenedAt } from './happened-at.ts';
import { type JournalRow, journalPage, sumOf } from './journal.ts';

const PAGE = 50;

export const getMovements = handle(call, async ({ desde, hasta, despues, ...only }, { db }) => {
  const asked = { desde: desde ?? '', hasta: hasta ?? '', ...only };
  const rows = await journalPage(db, asked, { after: despues, rows: PAGE + 1 });
  const { shown, following } = pageOf(rows, PAGE, ({ id }) => id);
  return { suma: await sumOf(db, asked), movimientos: shown.map(movementView), ...following };
});

const movementView = ({
  id,
  kind,
  created_at,
  happened_at,
  proposal_id,
  titulo,
  payment_id,
  motivo,
  author,
  estado,
  entries,
}: JournalRow) => ({
  id,
  tipo: kind,
  nombre: movementName(kind, estado),
  createAt: created_at.toISOString(),
  ocurrio_at: happenedAt(happened_at, created_at),
  proyecto: proposal_id === null ? null : { id: proposal_id, titulo: titulo ?? '' },
  pago: payment_id,
  motivo: motivo === null ? null : `${author}: ${motivo}`,
  asientos: entries.map((entry) => ({
    cuenta: entry.kind,
    nombre: ACCOUNTS[entry.kind].name,
    persona: entry.nombre === null ? null : `${entry.nombre} ${entry.apellidos ?? ''}`.trim(),
    // The ledger's money and costs are negative: those are debits.
    cargo: toMxn(Math.max(0, -entry.amount)),
    abono: toMxn(Math.max(0, entry.amount)),
  })),
});
