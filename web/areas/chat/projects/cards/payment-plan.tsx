import { IconCheck } from '@tabler/icons-react';
import type { Proposal } from '#contract/views.ts';
import { pesos } from '#web/ui/money.tsx';
import { paymentsLeftOf, servicesToPay } from '../plan.ts';
import style from './cards.module.css';

interface Payment {
  label: string;
  detail: string;
  mxn: number;
  paid: boolean;
}

/** The payments of a project (4 §C), those that are done first; `deliver`: «cuando Ramón entregue». */
export function paymentsOf(proposal: Proposal, deliver: string): Payment[] {
  const { pagado, mitad_pagada } = proposal;
  const left = paymentsLeftOf(proposal);
  const done = {
    label: mitad_pagada ? 'Primera mitad' : 'Pagado',
    detail: whereIs(proposal),
    mxn: pagado,
    paid: true,
  };
  return [
    ...(pagado > 0 ? [done] : []),
    ...left.map((mxn, index) => ({
      label: labelOf(proposal, index, left),
      detail: index === 0 && pagado === 0 ? 'Ahora: queda protegido' : deliver,
      mxn,
      paid: false,
    })),
  ];
}

/** Where what was paid is by now. */
function whereIs({ mitad_pagada, retenido, liberado, devuelto }: Proposal): string {
  if (liberado === 0 && devuelto === 0)
    return mitad_pagada ? 'Protegida hasta el final' : 'Protegido hasta el final';
  return [
    retenido > 0 ? `${pesos(retenido)} protegido` : '',
    liberado > 0 ? `${pesos(liberado)} liberado` : '',
    devuelto > 0 ? `${pesos(devuelto)} devuelto` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function labelOf(proposal: Proposal, index: number, left: readonly number[]): string {
  const { pagado, mitad_pagada } = proposal;
  // More than a card can pay at once is paid in several parts.
  if (left.length > 2) return `Pago ${index + 1}`;
  if (pagado === 0)
    return left.length === 1 ? 'Un solo pago' : index === 0 ? 'Primera mitad' : 'Segunda mitad';
  if (servicesToPay(proposal) === left[index]) return 'Servicios adicionales';
  return mitad_pagada && left[index] === pagado ? 'Segunda mitad' : 'Lo que falta';
}

/** The payments one below the other, with what is done and when the next is due. */
export function PaymentPlan({ payments }: { payments: readonly Payment[] }) {
  return (
    <ol className={style.plan}>
      {payments.map(({ label, detail, mxn, paid }, index) => (
        <li key={index} data-paid={paid || undefined}>
          <span className={style.mark} aria-hidden>
            {paid ? <IconCheck size={16} stroke={3} /> : index + 1}
          </span>
          <span className={style.words}>
            <strong>{label}</strong>
            <small>{detail}</small>
          </span>
          <span className={style.amount}>{pesos(mxn)}</span>
        </li>
      ))}
    </ol>
  );
}
