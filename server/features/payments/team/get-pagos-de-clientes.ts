import { getPagosDeClientes as call } from '#contract/payments.ts';
import { handle } from '#server/calls/handler.ts';
import { paymentPage, paymentRows } from './queries.ts';
import { paymentView } from './views.ts';

/** As specified (2 §9). */
const ROWS = 10;

export const getPagosDeClientes = handle(call, async (input, { db }) => {
  const { search = '', intentos = false } = input;
  const which = intentos ? 'attempts' : 'charged';
  const { keys, paging } = await paymentPage(db, { search, which }, { ...input, rows: ROWS });
  return { pagos: (await paymentRows(db, keys)).map(paymentView), ...paging };
});
