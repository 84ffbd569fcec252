import { clabe } from 'clabe-validator';
import { PAYOUT } from '#contract/payouts.ts';
import type { Trx } from '#server/db/pool.ts';
import { sealed } from '#server/db/sealed/index.ts';

const BANKS = [12, 14, 72, 21, 2, 58, 127];
const GUADALAJARA = 320;

/** Gives professionals invented CLABEs of real banks, with correct control digits. */
export async function giveClabes(
  trx: Trx,
  professionals: readonly { id: number }[],
  at: Date,
): Promise<void> {
  const rows = professionals.map(({ id }, index) => ({
    account_id: id,
    ...PAYOUT,
    ...sealed(
      trx,
      'payment_method.numero',
      clabe.calculate(BANKS[index % BANKS.length] ?? 2, GUADALAJARA, 10_000_000 + index * 7919),
    ),
    created_at: at,
    updated_at: at,
  }));
  await trx.insertInto('payment_method').values(rows).execute();
}
