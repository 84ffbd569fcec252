import { getPayouts as call } from '#contract/payouts.ts';
import { handle } from '#server/calls/handler.ts';
import { pageOf } from '#server/db/page-of.ts';
import { auditList } from '#server/features/audit/index.ts';
import { payoutPage } from './queries.ts';
import { adminPayoutView } from './views.ts';

const PAGE = 20;

export const getPayouts = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_pagos_a_profesionales', input, now });
  const { payout_id, persona, despues, cuantos = PAGE, ...filters } = input;
  const filter = { id: payout_id, keylogin: persona, before: despues, ...filters };
  const rows = await payoutPage(db, filter, cuantos + 1);
  const { shown, following } = pageOf(rows, cuantos, ({ id }) => id);
  return {
    payouts: shown.map(adminPayoutView),
    ...following,
  };
});
