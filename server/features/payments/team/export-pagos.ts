import { exportPagos as call, type ListedPayment } from '#contract/payments.ts';
import { handle } from '#server/calls/handler.ts';
import { COUNTED } from '#server/db/numbered-page.ts';
import { askedFilters, audit } from '#server/features/audit/index.ts';
import { paymentPage } from './listing.ts';
import { listedRows } from './queries.ts';
import { listedView } from './views.ts';

/** Rows that are read at once. */
const CHUNK = 1_000;

export const exportPagos = handle(call, async (filters, { caller, db, now }) => {
  const { keys, paging } = await paymentPage(db, filters, { rows: COUNTED });
  const pagos: ListedPayment[] = [];
  for (let at = 0; at < keys.length; at += CHUNK)
    pagos.push(...(await listedRows(db, keys.slice(at, at + CHUNK))).map(listedView));
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
