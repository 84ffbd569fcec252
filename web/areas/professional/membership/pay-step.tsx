import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { User } from '#contract/views.ts';
import type { ApiError } from '#web/api/client.ts';
import { api } from '#web/api/index.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '#web/shared/chat/use-now.ts';
import { returnUrl } from '#web/shared/payments/return-url.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { Comparison } from './comparison.tsx';
import { type Level, standingOf } from './levels.ts';
import style from './membership.module.css';
import { compare } from './words.ts';

// Lazy, because it loads Stripe, which only a payment needs.
const CardPayment = lazy(() => import('#web/shared/payments/card-payment.tsx'));

export interface PayStepProps {
  user: User;
  own: Level;
  level: Level;
  onBack: () => void;
  /** The server refuses a payment of this level now. */
  onRefused: (error: ApiError) => void;
}

/** Step 2: the month's total, and the card that pays it. */
export function PayStep({ user, own, level, onBack, onRefused }: PayStepProps) {
  const now = useNow();
  /** The server's amount in MXN, which may differ from the listed price. */
  const [total, setTotal] = useState(level.precio);
  /** While the bank confirms the payment, the user cannot leave the step. */
  const [paying, setPaying] = useState(false);
  const compared = compare(standingOf(user), { own, chosen: { ...level, precio: total } }, now);

  const ask = async () => {
    const answer = await api.payments.createMembership(level);
    setTotal(answer.response.amount);
    return answer;
  };

  return (
    <Stack gap={6}>
      <Card as="section">
        <div className={style.compared}>
          <h2>{compared?.title}</h2>
          {compared && <Comparison {...compared} />}
        </div>
        <p className={style.total}>
          <span>Total del mes</span>
          <Money mxn={total} strong />
        </p>
      </Card>
      <Card>
        <Suspense>
          <CardPayment
            payable={{ key: String(level.id), ask }}
            returnUrl={returnUrl('confirm_membership', {
              redirect: paths.membershipThanks,
              level: String(level.id),
              name: level.descripcion,
            })}
            note="Es un solo pago: no guardamos tu tarjeta ni se cobra de nuevo."
            onPaying={setPaying}
            onRefused={onRefused}
          />
        </Suspense>
      </Card>
      <Button
        variant="quiet"
        icon={<IconArrowLeft size={20} aria-hidden />}
        disabledReason={paying ? 'Tu banco está confirmando el pago.' : undefined}
        onClick={onBack}
      >
        Elegir otro nivel
      </Button>
    </Stack>
  );
}
