import { getLeftOut as call } from '#contract/payouts.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { batchTime, nextBatch } from '#domain/payouts/batch.ts';
import { heldUntil } from '#domain/payouts/hold.ts';
import { canBeTold } from '#domain/payouts/left-out.ts';
import { mexicoDay } from '#lib/mexico-time.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { leftOutByReason, leftOutPage } from './balances.ts';
import { beneficiary } from './views.ts';

const PAGE = 20;

export const getLeftOut = handle(call, async ({ marca = '0.0', motivo }, { db, now }) => {
  const at = new Date(batchTime(nextBatch(now.getTime())));
  const dia = mexicoDay(now.getTime());
  const [active, id] = marca.split('.');
  const after = { active: active === '1', id: Number(id) };
  const rows = await leftOutPage(db, { at, dia, motivo, after, rows: PAGE + 1 });
  const { shown, following } = pageOf(
    rows,
    PAGE,
    (last) => `${last.deleted_at === null ? 1 : 0}.${last.id}`,
  );
  return {
    profesionales: shown.map(({ keylogin, balance, motivos, changed_at, told_at, ...person }) => {
      const until = heldUntil(changed_at?.getTime() ?? null, at.getTime());
      return {
        keylogin,
        nombre: beneficiary(person),
        monto: toMxn(balance),
        motivos,
        espera_hasta: until === null ? null : new Date(until).toISOString(),
        se_puede_avisar: canBeTold(motivos),
        avisado_hoy: told_at?.toISOString() ?? null,
      };
    }),
    ...following,
    grupos: (await leftOutByReason(db, at, dia)).map((group) => ({
      motivo: group.motivo,
      profesionales: Number(group.people),
      monto: toMxn(centavos(Number(group.amount))),
      por_avisar: Number(group.untold),
    })),
  };
});
