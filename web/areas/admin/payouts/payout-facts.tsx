import type { AdminPayout } from '#contract/payouts.ts';
import { BankAccount } from '#web/shared/payouts/bank-account.tsx';
import { Money } from '#web/ui/money.tsx';
import { Fact, Facts } from '../facts.tsx';
import { LEFT_OUT_NAMES } from './words.ts';

/** The transfer that a dialog is about. */
export function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const { nombre, monto, banco, terminacion, clave_rastreo, en_revision } = payout;
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
      <Fact label="Espera">{en_revision ? LEFT_OUT_NAMES.en_revision : ''}</Fact>
    </Facts>
  );
}
