import { exportPayoutList as call } from '#contract/payouts.ts';
import { PAYOUTS_LISTED } from '#domain/payouts/payout.ts';
import { handle } from '#server/calls/handler.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { payoutPage } from './queries.ts';
import { adminPayoutView } from './views.ts';

export const exportPayoutList = handle(call, async (input, { caller, db, now }) => {
  const { payout_id, persona, ...filters } = input;
  const filter = { id: payout_id, keylogin: persona, ...filters };
  const rows = await payoutPage(db, filter, PAYOUTS_LISTED + 1);
  const payouts = rows.slice(0, PAYOUTS_LISTED).map(adminPayoutView);
  const { fecha, ...asked } = input;
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_pagos_a_profesionales',
    subjectId: fecha ?? '',
    people: [],
    after: { pagos: payouts.length, formato: 'csv', ...askedFilters(asked) },
    now,
  });
  return { payouts, hay_mas: rows.length > PAYOUTS_LISTED };
});
