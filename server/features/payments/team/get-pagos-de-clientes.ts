import { getPagosDeClientes as call } from '#contract/payments.ts';
import { centavos, toMxn } from '#domain/money.ts';
import { handle } from '#server/calls/handler.ts';
import { auditList } from '#server/features/audit/index.ts';
import { paymentPage } from './listing.ts';
import { listedRows } from './queries.ts';
import { listedView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

const amount = (sum: number) => toMxn(centavos(Number(sum)));

export const getPagosDeClientes = handle(call, async (input, { caller, db, now }) => {
  await auditList(db, { adminId: caller.id, action: 'listar_pagos', input, now });
  const { keys, paging, sums } = await paymentPage(db, input, { ...input, rows: ROWS });
  return {
    pagos: (await listedRows(db, keys)).map(listedView),
    ...paging,
    sumas: sums && {
      cantidad: amount(sums.cantidad),
      devuelto: amount(sums.devuelto),
      por_devolver: amount(sums.por_devolver),
      costo: amount(sums.costo),
    },
  };
});
