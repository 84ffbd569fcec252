import { formatCentavos } from '#domain/money.ts';
import { proveBooks } from './features/ledger/index.ts';
import { runCommand } from './start/command.ts';
import { say } from './start/say.ts';

/** `npm run books`: checks that every peso is in exactly one place, and prints where. */
await runCommand(async ({ db }) => {
  const books = await proveBooks(db);
  const { faults, movements, received, held, owed, onItsWay, paidOut } = books;
  const { earned, memberships, returning, undecided, disputed, reserved } = books;
  const { debts, losses, disputeCosts, tax } = books;
  const owedToOthers = held + owed + reserved + onItsWay + paidOut + returning;
  const spentOrDue = undecided + disputed + debts + losses + disputeCosts + tax;
  const difference = received - owedToOthers - earned - memberships + spentOrDue;
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
    ['Reservado por contracargos', formatCentavos(reserved)],
    ['Retirado por bancos, sin decidir', formatCentavos(disputed)],
    ['Perdido, falta decidir por quién', formatCentavos(undecided)],
    ['Perdido por la plataforma', formatCentavos(losses)],
    ['Adeudo de profesionales', formatCentavos(debts)],
    ['Costo de contracargos', formatCentavos(disputeCosts)],
    ['IVA de esos costos', formatCentavos(tax)],
    ['Diferencia', formatCentavos(difference)],
  ];
  for (const [what, value] of rows) say(`${what?.padEnd(34)}${value?.padStart(22)}`);
  const balanced = faults.length === 0 && difference === 0;
  say(balanced ? '\nLos libros cuadran.' : '\nLos libros NO cuadran:');
  for (const fault of faults) say(`- ${fault}`);
  return balanced ? 0 : 1;
});
