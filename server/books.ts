import { formatCentavos } from '#domain/money.ts';
import { proveBooks } from './features/ledger/index.ts';
import { runCommand } from './start/command.ts';
import { say } from './start/say.ts';

/** `npm run books`: checks that every peso is in exactly one place, and prints where. */
await runCommand(async ({ db }) => {
  const books = await proveBooks(db);
  const { faults, movements, received, held, owed, onItsWay, paidOut } = books;
  const { earned, memberships, returning, undecided } = books;
  const difference =
    received - held - owed - onItsWay - paidOut - earned - memberships - returning + undecided;
  const rows = [
    ['Movimientos', String(movements)],
    ['Recibido del proveedor de pagos', formatCentavos(received)],
    ['Protegido en proyectos', formatCentavos(held)],
    ['Saldo de profesionales', formatCentavos(owed)],
    ['En camino a profesionales', formatCentavos(onItsWay)],
    ['Pagado desde el banco', formatCentavos(paidOut)],
    ['Comisión de la plataforma', formatCentavos(earned)],
    ['Membresías', formatCentavos(memberships)],
    ['En camino de vuelta a tarjetas', formatCentavos(returning)],
    ['Perdido, falta decidir por quién', formatCentavos(undecided)],
    ['Diferencia', formatCentavos(difference)],
  ];
  for (const [what, value] of rows) say(`${what?.padEnd(34)}${value?.padStart(22)}`);
  const balanced = faults.length === 0 && difference === 0;
  say(balanced ? '\nLos libros cuadran.' : '\nLos libros NO cuadran:');
  for (const fault of faults) say(`- ${fault}`);
  return balanced ? 0 : 1;
});
