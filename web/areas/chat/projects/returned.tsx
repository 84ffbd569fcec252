import type { Proposal } from '#contract/views.ts';
import { OUTSIDE_WORDS } from '#domain/payments/receipt-words.ts';
import { dayWords } from '#web/shared/payments/receipt-words.ts';
import { pesos } from '#web/ui/money.tsx';
import style from './project-tab.module.css';

type Refund = Proposal['devoluciones'][number];

const BANK = 'tu banco puede tardar de 5 a 10 días hábiles en mostrarlos.';

/** Where each part of the client's refunded money is (4 §A). */
export function Returned({ refunds }: { refunds: readonly Refund[] }) {
  return refunds.map((refund, index) => (
    <p key={index} className={style.back} data-failed={refund.estado === 'fallida' || undefined}>
      {returnedWords(refund)}
    </p>
  ));
}

/** The same in a sentence to the client. */
export function returnedWords({ monto, estado, como, at }: Refund): string {
  const amount = pesos(monto);
  switch (estado) {
    case 'pendiente':
      // Not sent yet, perhaps: while Stripe refuses it, it is tried again for three days.
      return `Estamos devolviendo ${amount} a tu tarjeta. Cuando salgan, ${BANK}`;
    case 'hecha':
      return `${amount} salieron hacia tu tarjeta el ${dayWords(at)}: ${BANK}`;
    case 'fallida':
      return `Tu banco no aceptó ${amount}. Siguen apartados para ti: el equipo te escribirá para que los recibas de otra forma.`;
    case 'liquidada_por_fuera':
      return `Te pagamos ${amount} ${OUTSIDE_WORDS[como ?? 'otro']} el ${dayWords(at)}.`;
  }
}
