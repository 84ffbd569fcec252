import { formatCentavos } from '#domain/money.ts';
import { proveBooks } from './features/ledger/index.ts';
import { runCommand } from './start/command.ts';
import { say } from './start/say.ts';

/** `npm run books`: checks that every peso is in exactly one place, and prints where. */
await runCommand(async ({ db }) => {
  const books = await proveBooks(db);
  const { faults, movements, atProvider, toCards, toBank, deposited } = books;
  const { held, owed, onItsWay, paidOut } = books;
  const { earned, memberships, returning, undecided, disputed, reserved } = books;
  const { debts, losses, providerCosts, disputeCosts, tax } = books;
  const owedToOthers = held + owed + reserved + onItsWay + paidOut + returning;
  const there = atProvider + toCards + toBank + deposited;
  const spentOrDue = undecided + disputed + debts + losses + providerCosts + disputeCosts + tax;
  const difference = there + spentOrDue - owedToOthers - earned - memberships;
  const rows = [
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
  for (const [what, value] of rows) say(`${what?.padEnd(34)}${value?.padStart(22)}`);
  const balanced = faults.length === 0 && difference === 0;
  say(balanced ? '\nLos libros cuadran.' : '\nLos libros NO cuadran:');
  for (const fault of faults) say(`- ${fault}`);
  return balanced ? 0 : 1;
});
