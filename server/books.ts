import { pino } from 'pino';
import { formatCentavos } from '#domain/money.ts';
import { adviceFor, type Book } from '#domain/reconciliation/difference.ts';
import { importedWords } from '#domain/reconciliation/imported.ts';
import type { Config } from './config.ts';
import type { Db } from './db/pool.ts';
import { monthFaults, platformBalance, proveBooks } from './features/ledger/index.ts';
import {
  importedDays,
  openDifferences,
  reconcileBank,
  reconcileProvider,
  sentenceOf,
} from './features/reconciliation/index.ts';
import { booksOptions } from './start/books-options.ts';
import { runCommand } from './start/command.ts';
import { withProvider } from './start/provider.ts';
import { complain, say } from './start/say.ts';

const row = ([what, value]: readonly [string, string]) =>
  say(`${what.padEnd(34)}${value.padStart(22)}`);

async function provider(config: Config, db: Db, since: Date | null): Promise<number> {
  const log = pino({ level: 'error' });
  const services = { db, clock: () => new Date(), config };
  const theirs = await withProvider(config, (payments) =>
    reconcileProvider({ ...services, payments }, log, since),
  );
  row(['Saldo en Stripe', formatCentavos(theirs)]);
  row(['Saldo en los libros', formatCentavos(await platformBalance(db, 'proveedor'))]);
  const count = await sayDifferences(db, 'proveedor');
  sum(count, 'Stripe');
  return count === 0 ? 0 : 1;
}

async function bank(db: Db): Promise<number> {
  await reconcileBank({ db, clock: () => new Date() });
  const days = await importedDays(db);
  if (days.length === 0)
    say(
      'Todavía no se importó ningún estado de cuenta: no hay con qué comparar. Impórtalo en /admin/contabilidad/banco.',
    );
  else say(`Estado de cuenta: ${importedWords(days)}`);
  const count = await sayDifferences(db, 'banco');
  if (days.length > 0 || count > 0) sum(count, 'el banco');
  return count === 0 ? 0 : 1;
}

/** Says how many differences there are with somebody. */
function sum(count: number, whom: string): void {
  if (count === 0) say(`\nLos libros y ${whom} dicen lo mismo.`);
  else say(`\n${count} ${count === 1 ? 'diferencia' : 'diferencias'} con ${whom}.`);
}

const PAGE = 500;

/** Prints all differences, page by page; answers how many there are. */
async function sayDifferences(db: Db, book: Book): Promise<number> {
  let after = 0;
  for (let count = 0; ; ) {
    const page = await openDifferences(db, { after, most: PAGE, book });
    for (const difference of page) say(`- ${sentenceOf(difference)}\n  ${adviceFor(difference)}`);
    count += page.length;
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return count;
  }
}

async function books(config: Config, db: Db): Promise<number> {
  const books = await proveBooks(db);
  const months = await monthFaults(db, config.secretKeys);
  const faults = [...books.faults, ...months.map(({ says }) => says)];
  const { movements, atProvider, toCards, toBank, deposited } = books;
  const { held, owed, onItsWay, paidOut } = books;
  const { earned, memberships, returning, undecided, unclear, disputed, reserved } = books;
  const { debts, losses, providerCosts, disputeCosts, tax } = books;
  const owedToOthers = held + owed + reserved + onItsWay + paidOut + returning + unclear;
  const there = atProvider + toCards + toBank + deposited;
  const spentOrDue = undecided + disputed + debts + losses + providerCosts + disputeCosts + tax;
  const difference = there + spentOrDue - owedToOthers - earned - memberships;
  const rows: readonly (readonly [string, string])[] = [
    ['Movimientos', String(movements)],
    ['Saldo en Stripe', formatCentavos(atProvider)],
    ['De Stripe en camino a tarjetas', formatCentavos(toCards)],
    ['De Stripe en camino al banco', formatCentavos(toBank)],
    ['De Stripe recibido en el banco', formatCentavos(deposited)],
    ['Protegido en proyectos', formatCentavos(held)],
    ['Saldo de profesionales', formatCentavos(owed)],
    ['En camino a profesionales', formatCentavos(onItsWay)],
    ['Pagado desde el banco', formatCentavos(paidOut)],
    ['Comisión de la plataforma', formatCentavos(earned)],
    ['Membresías', formatCentavos(memberships)],
    ['En camino de vuelta a tarjetas', formatCentavos(returning)],
    ['Diferencias por aclarar', formatCentavos(unclear)],
    ['Reservado por contracargos', formatCentavos(reserved)],
    ['Retirado por bancos, sin decidir', formatCentavos(disputed)],
    ['Perdido, falta decidir por quién', formatCentavos(undecided)],
    ['Perdido por la plataforma', formatCentavos(losses)],
    ['Adeudo de profesionales', formatCentavos(debts)],
    ['Costo de Stripe', formatCentavos(providerCosts)],
    ['Costo de contracargos', formatCentavos(disputeCosts)],
    ['IVA de esos costos', formatCentavos(tax)],
    ['Diferencia', formatCentavos(difference)],
  ];
  for (const each of rows) row(each);
  const balanced = faults.length === 0 && difference === 0;
  say(balanced ? '\nLos libros cuadran.' : '\nLos libros NO cuadran:');
  for (const fault of faults) say(`- ${fault}`);
  return balanced ? 0 : 1;
}

/**
 * `npm run books`: checks that every peso is in exactly one place, and prints where. With `--provider` it compares the
 * books with the payment provider instead, movement by movement from the first one or from `--since YYYY-MM-DD` on; with
 * `--bank`, with the imported statements. It exits with 1 where something differs.
 */
const asked = booksOptions(process.argv.slice(2));
if (typeof asked === 'string') {
  complain(asked);
  process.exitCode = 2;
} else
  await runCommand(async ({ config, db }) => {
    if (!asked.provider && !asked.bank) return books(config, db);
    const differ = [
      ...(asked.provider ? [await provider(config, db, asked.since)] : []),
      ...(asked.bank ? [await bank(db)] : []),
    ];
    return Math.max(...differ);
  });
