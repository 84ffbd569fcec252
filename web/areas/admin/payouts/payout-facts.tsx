import type { AdminPayout } from '#contract/payouts.ts';
import { BankAccount } from '#web/shared/payouts/bank-account.tsx';
import { Money } from '#web/ui/money.tsx';
import { Fact, Facts } from '../facts.tsx';

/** The transfer that a dialog is about. */
export function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const { nombre, monto, banco, terminacion, clave_rastreo } = payout;
  return (
    <Facts lines>
      <Fact label="Para">{nombre}</Fact>
      <Fact label="Cuenta">
        <BankAccount {...{ banco, terminacion }} />
      </Fact>
      <Fact label="Monto">
        <Money mxn={monto} strong />
      </Fact>
      <Fact label="Rastreo">{clave_rastreo}</Fact>
    </Facts>
  );
}
