import { getLeftOut as call } from '#contract/payouts.ts';
import { toMxn } from '#domain/money.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { heldUntil } from '#domain/payouts/hold.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { leftOutPage } from './balances.ts';
import { beneficiary } from './views.ts';

const PAGE = 20;

export const getLeftOut = handle(call, async ({ marca = '0.0' }, { db, now }) => {
  const at = new Date(batchTime(nextBatch(now.getTime())));
  const [active, id] = marca.split('.');
  const after = { active: active === '1', id: Number(id) };
  const rows = await leftOutPage(db, { at, after, rows: PAGE + 1 });
  const { shown, following } = pageOf(
    rows,
    PAGE,
    (last) => `${last.deleted_at === null ? 1 : 0}.${last.id}`,
  );
  return {
    profesionales: shown.map(({ keylogin, balance, motivos, changed_at, ...person }) => {
      const until = heldUntil(changed_at?.getTime() ?? null, at.getTime());
      return {
        keylogin,
        nombre: beneficiary(person),
        monto: toMxn(balance),
        motivos,
        espera_hasta: until === null ? null : new Date(until).toISOString(),
      };
    }),
    ...following,
  };
});
