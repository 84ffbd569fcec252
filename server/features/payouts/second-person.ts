import { add, type Centavos, centavos } from '#domain/money.ts';
import { mayBecome, type PayoutState } from '#domain/payouts/payout.ts';
import type { ActionLine, Measured } from '#server/calls/handler.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { bankOf } from '#server/features/accounts/index.ts';
import { lockPayout, payoutPage } from './queries.ts';
import { beneficiary } from './views.ts';

type Next = Exclude<PayoutState, 'pendiente'>;

/** What those of these payouts that can take this step amount to, each locked, in one order. */
export async function measurePayouts(
  trx: Trx,
  estado: Next,
  ids: readonly number[],
): Promise<Measured | null> {
  const each: Centavos[] = [];
  const objects: string[] = [];
  const people: number[] = [];
  for (const id of [...ids].sort((one, other) => one - other)) {
    const payout = await lockPayout(trx, id);
    if (!payout || !mayBecome(payout.estado, estado)) continue;
    each.push(centavos(payout.amount));
    objects.push(`payout:${id}`);
    people.push(payout.account_id);
  }
  return objects.length === 0 ? null : { amount: add(...each), each, objects, people };
}

/** What payouts become, and each with its amount, where it goes and its tracking key. */
export async function payoutLines(
  db: Db | Trx,
  estado: Next,
  payouts: readonly { payout_id: number; clave_rastreo?: string | null | undefined }[],
): Promise<ActionLine[]> {
  const lines: ActionLine[] = [{ que: 'pasa_a', texto: estado }];
  for (const { payout_id, clave_rastreo } of payouts) {
    const [row] = await payoutPage(db, { id: payout_id }, 1);
    if (!row) continue;
    const where = `${beneficiary(row)}, ${bankOf(row.numero)} ····${row.numero.slice(-4)}`;
    const key = estado === 'enviado' && clave_rastreo ? `, clave ${clave_rastreo}` : '';
    const held = row.en_revision ? '. Tiene un proyecto detenido por riesgo' : '';
    lines.push({ que: 'pago', texto: where + key + held, monto: centavos(row.amount) });
  }
  return lines;
}
