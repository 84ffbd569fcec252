import { Screen } from '#web/shared/own-area/screen.tsx';
import { StaleNotice } from '#web/shared/own-area/stale-notice.tsx';
import { useUser } from '#web/shared/session/use-user.ts';
import { Earnings } from '../home/earnings.tsx';
import { MoneyCards } from '../home/money-cards.tsx';
import { OwnDebts } from './own-debts.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { OwnPayouts } from './own-payouts.tsx';

export const meta = () => [{ title: 'Dinero · Maestros' }];

/** /profesional/dinero: what a professional has, what is held, when they are paid, and what they were. */
export default function OwnMoney() {
  const { user, failed, busy, refresh } = useUser();
  return (
    <Screen title="Dinero" lead="Lo que ya es tuyo, lo que está protegido y cuándo te pagamos.">
      {failed && <StaleNotice what="tu dinero" onRetry={refresh} busy={busy} />}
      <MoneyCards user={user} />
      <OwnDebts owes={user.adeudo > 0} />
      <OwnPayouts />
      <Earnings />
      <div>
        <Button variant="secondary" href={paths.releases}>
          Ver cada liberación y su recibo
        </Button>
      </div>
    </Screen>
  );
}
