import type { Payout } from '#contract/payouts.ts';

/** A CLABE by its bank and last digits: «BBVA ····8134». */
export function BankAccount({ banco, terminacion }: Pick<Payout, 'banco' | 'terminacion'>) {
  return (
    <span>
      {banco || 'CLABE'} <span aria-hidden>····</span>
      <span className="m-hidden">que termina en </span>
      {terminacion}
    </span>
  );
}
