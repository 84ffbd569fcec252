import { exportBooks as call } from '#contract/ledger.ts';
import { ACCOUNTS, movementName } from '#domain/ledger/accounts.ts';
import { OWED_NAMES } from '#domain/ledger/owed.ts';
import { toMxn } from '#domain/money.ts';
import { mexicoDay, mexicoTime } from '#lib/mexico-time.ts';
import { fail } from '#server/calls/failure.ts';
import { handle } from '#server/calls/handler.ts';
import { audit } from '#server/features/audit/index.ts';
import { type Sheet, xlsxBook } from '#server/xlsx.ts';
import { balanceOf } from './get-balance.ts';
import { incomeOf } from './get-income.ts';
import { happenedAt } from './happened-at.ts';
import { owedNow } from './get-owed.ts';
import { type JournalRow, journalPage } from './journal.ts';

/** More movements are no file for a person, and want memory. */
const MOST = 20_000;

export const exportBooks = handle(call, async ({ desde, hasta, por }, { caller, db, now }) => {
  const [from, to] = [desde ?? '', hasta ?? ''];
  const income = await incomeOf(db, from, to, por);
  const balance = await balanceOf(db, from, to);
  const owed = await owedNow(db, now);
  const journal = await journalPage(
    db,
    { desde: from, hasta: to },
    { after: undefined, rows: MOST + 1 },
  );
  if (journal.length > MOST) return fail('journal_too_long');
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_contabilidad',
    subjectId: `${from}/${to}`,
    people: [],
    after: { desde: from, hasta: to, movimientos: journal.length },
    now,
  });
  const sheets: Sheet[] = [
    {
      name: 'Ingresos y costos',
      head: [
        'Desde',
        'Hasta',
        'Cobrado',
        'Comisión',
        'Membresías',
        'Costo de Stripe',
        'Contracargos',
        'Pérdidas',
        'Neto',
        'IVA acreditable',
      ],
      rows: income.periodos.map((one) => [
        { day: one.desde },
        { day: one.hasta },
        one.cobrado,
        one.comision,
        one.membresias,
        one.costo,
        one.contracargos,
        one.perdidas,
        one.neto,
        one.iva,
      ]),
    },
    {
      name: 'Balanza',
      head: ['Cuenta', 'Antes', 'Cargos', 'Abonos', 'Saldo'],
      rows: balance.map((one) => [one.nombre, one.antes, one.cargos, one.abonos, one.saldo]),
    },
    {
      name: 'Se debe hoy',
      head: [
        'Qué',
        'Cuántos',
        'Hasta 7 días',
        '8 a 30',
        '31 a 60',
        '61 a 75',
        'Más de 75',
        'Total',
      ],
      rows: owed.map((one) => [
        OWED_NAMES[one.que],
        { count: one.cuantos },
        ...one.edades,
        one.total,
      ]),
    },
    {
      name: 'Diario',
      head: [
        'Movimiento',
        'Día',
        'Hora',
        'Ocurrió',
        'Qué',
        'Proyecto',
        'Cuenta',
        'De quién',
        'Cargo',
        'Abono',
      ],
      rows: journal.toReversed().flatMap(journalLines),
    },
  ];
  const xlsx = await xlsxBook(sheets);
  return {
    nombre: `contabilidad-${from}-${to}.xlsx`,
    xlsx: xlsx.toString('base64'),
    movimientos: journal.length,
  };
});

const journalLines = (row: JournalRow) => {
  const { id, kind, created_at, happened_at, proposal_id, titulo, entries } = row;
  const happened = happenedAt(happened_at, created_at);
  return entries.map((entry) => [
    { count: id },
    { day: mexicoDay(created_at.getTime()) },
    mexicoTime(created_at.getTime()),
    happened === null ? '' : { day: mexicoDay(Date.parse(happened)) },
    movementName(kind, row.estado),
    proposal_id === null ? '' : `${proposal_id} ${titulo ?? ''}`,
    ACCOUNTS[entry.kind].name,
    entry.nombre === null ? '' : `${entry.nombre} ${entry.apellidos ?? ''}`.trim(),
    toMxn(Math.max(0, -entry.amount)),
    toMxn(Math.max(0, entry.amount)),
  ]);
};
