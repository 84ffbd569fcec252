import { fromMxn, toMxn, ZERO } from '#domain/money.ts';
import { paymentsLeft } from '#domain/payments/plan.ts';
import { Money } from '#web/ui/money.tsx';

interface PlanWordsProps {
  /** MXN. */
  precio: number;
  payer: 'you' | { nombre: string };
}

/** How a price would be paid, before anything is (4 §C): «Pagas $2,900.00 ahora y $2,900.00 al entregar. …» */
export function PlanWords({ precio, payer }: PlanWordsProps) {
  const yours = payer === 'you';
  const [first = ZERO, ...later] = paymentsLeft({
    precio: fromMxn(precio),
    pagado: ZERO,
    adicional_por_pagar: ZERO,
  });
  const rest = later.reduce((sum, part) => sum + part, 0);
  return (
    <>
      {yours ? 'Pagas' : `${payer.nombre} paga`} <Money mxn={toMxn(first)} bare strong />{' '}
      {rest === 0 ? (
        'en un solo pago'
      ) : (
        <>
          {yours ? 'ahora' : 'primero'} y <Money mxn={toMxn(rest)} bare strong /> al entregar
        </>
      )}
      . {yours ? 'Lo guardamos hasta el final.' : 'Lo guardamos y te lo liberamos al final.'}
    </>
  );
}
