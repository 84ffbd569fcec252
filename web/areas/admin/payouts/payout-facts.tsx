import type { AdminPayout } from '#contract/admin/payouts.ts';
import { BankAccount } from '#web/shared/payout/bank-account.tsx';
import { Money } from '#web/ui/money.tsx';
import style from './payouts.module.css';

/** Of which transfer a dialog speaks. */
export function PayoutFacts({ payout }: { payout: AdminPayout }) {
  const { nombre, monto, banco, terminacion, clave_rastreo } = payout;
  return (
    <dl className={style.facts}>
      <dt>Para</dt>
      <dd>{nombre}</dd>
      <dt>Cuenta</dt>
      <dd>
        <BankAccount {...{ banco, terminacion }} />
      </dd>
      <dt>Monto</dt>
      <dd>
        <Money mxn={monto} strong />
      </dd>
      {clave_rastreo && (
        <>
          <dt>Rastreo</dt>
          <dd>{clave_rastreo}</dd>
        </>
      )}
    </dl>
  );
}
