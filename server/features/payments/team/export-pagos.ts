import { exportPagos as call } from '#contract/payments.ts';
import { handle } from '#server/calls/handler.ts';
import { inChunks } from '#server/db/in-chunks.ts';
import { COUNTED } from '#server/db/numbered-page.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { paymentPage } from './listing.ts';
import { listedRows } from './queries.ts';
import { listedView } from './views.ts';

export const exportPagos = handle(call, async (filters, { caller, db, now }) => {
  const { keys, paging } = await paymentPage(db, filters, { rows: COUNTED });
  const pagos = (await inChunks(keys, (some) => listedRows(db, some))).map(listedView);
  await audit(db, {
    adminId: caller.id,
    action: 'descargar_pagos',
    subjectId: '',
    people: [],
    after: { pagos: pagos.length, ...askedFilters(filters) },
    now,
  });
  return { pagos, hay_mas: paging.hay_mas };
});
