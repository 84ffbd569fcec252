import type { Payout } from '#contract/payouts.ts';

/** «BBVA ····8134»: a CLABE by its bank and its end. */
export function BankAccount({ banco, terminacion }: Pick<Payout, 'banco' | 'terminacion'>) {
  return (
    <span>
      {banco || 'CLABE'} <span aria-hidden>····</span>
      <span className="m-hidden">que termina en </span>
      {terminacion}
    </span>
  );
}
