import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Proposal } from '#contract/views.ts';
import { isPayment } from '#domain/projects/events.ts';
import { paymentOutcome } from '#web/shared/payments/payment-return.ts';
import { pesos } from '#web/ui/money.tsx';
import { useFocusOnOpen } from '#web/ui/use-focus-on-open.ts';
import style from './payment-result.module.css';

const ICONS = { success: IconCircleCheck, warning: IconAlertTriangle };

/** What became of the payment that one comes back from, where the focus goes; until something else happens. */
export function PaymentResult({ status, proposal }: { status: string; proposal: Proposal | null }) {
  const [version] = useState(proposal?.version);
  const heading = useFocusOnOpen<HTMLHeadingElement>();
  if (proposal?.version !== version) return null;
  const monto = proposal?.eventos.findLast(({ evento }) => isPayment(evento))?.monto;
  const { tone, title, text } = paymentOutcome(status, monto ? pesos(monto) : undefined);
  const Icon = ICONS[tone];
  return (
    <div className={style.result} data-tone={tone}>
      <Icon size={22} aria-hidden />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
    </div>
  );
}
