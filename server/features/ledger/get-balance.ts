import { type BalanceRow, getBalance as call } from '#contract/ledger.ts';
import { ACCOUNTS, type AccountKind } from '#domain/ledger/accounts.ts';
import { toMxn } from '#domain/money.ts';
import { DAY, mexicoDay, startOfMexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { sumsBetween } from './days.ts';

/** Before this day there were no books. */
const BEGINNING = '2020-01-01';

export const getBalance = handle(call, async ({ desde, hasta }, { db }) => ({
  cuentas: await balanceOf(db, desde ?? BEGINNING, hasta ?? BEGINNING),
}));

/** Every account with its balance before the first day, what moved, and its balance at the end of the last one. */
export async function balanceOf(db: Db | Trx, from: string, to: string): Promise<BalanceRow[]> {
  const dayBefore = mexicoDay(startOfMexicoDay(from) - DAY / 2);
  const before = dayBefore < BEGINNING ? [] : await sumsBetween(db, BEGINNING, dayBefore);
  const within = await sumsBetween(db, from, to);
  return (Object.keys(ACCOUNTS) as AccountKind[]).map((cuenta) => {
    const of = (rows: typeof within, side: 'debit' | 'credit') =>
      rows.filter(({ kind }) => kind === cuenta).reduce((sum, row) => sum + Number(row[side]), 0);
    const antes = of(before, 'debit') - of(before, 'credit');
    const [cargos, abonos] = [of(within, 'debit'), of(within, 'credit')];
    return {
      cuenta,
      nombre: ACCOUNTS[cuenta].name,
      grupo: ACCOUNTS[cuenta].group,
      antes: toMxn(antes),
      cargos: toMxn(cargos),
      abonos: toMxn(abonos),
      saldo: toMxn(antes + cargos - abonos),
    };
  });
}
